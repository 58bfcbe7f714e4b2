// The page around the game, the same for every runtime. It makes window.briscola, which game/host/web.py asks:
// only strings and numbers cross, and every function works without `this`. Sentences come from Python as JSON, since one
// of its roads to us carries only ASCII.
(() => {
  "use strict";

  const SLOW = 25000; // milliseconds without progress, after which a new try is offered
  const NEWS = 10000; // milliseconds for which a new version is told of
  const LEAVE = 700; // milliseconds within which a second Back leaves the page
  // ---- the address: pygbag takes a first parameter with "py" in it for the name of an interpreter

  window.PAGE_QUERY = location.search;
  const query = new URLSearchParams(window.PAGE_QUERY);
  const wanted = ["lang", "probe"].filter((key) => /^\w+$/.test(query.get(key) || ""));
  const kept = wanted.map((key) => `&${key}=${query.get(key)}`).join("");
  history.replaceState(null, "", `${location.pathname}?x${kept}${location.hash}`);

  const known = (tag) => Object.keys(PAGE_WORDS).find((code) => (tag || "").toLowerCase().split("-")[0] === code);
  const language = known(query.get("lang")) || (navigator.languages || []).map(known).find(Boolean) || "en";
  const text = PAGE_WORDS[language];
  document.documentElement.lang = language;

  const node = (id) => document.getElementById(id);
  const canvas = node("canvas"), cover = node("cover"), box = node("box"), cards = node("progress-cards");

  // ---- sound: the runtime's contexts are collected, and sound only after a gesture

  const contexts = [], silent = { off: false, asleep: false };
  const audible = () => started && !document.hidden && !silent.off && !silent.asleep;
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Real = window[name];
    if (Real) window[name] = class extends Real {
      constructor(...given) { super(...given); contexts.push(this); if (!started) this.suspend(); }
      resume() { return audible() ? super.resume() : Promise.resolve(); } // SDL would as it likes
    };
  }
  const each = (act) => contexts.forEach((context) => { try { Promise.resolve(act(context)).catch(() => {}); } catch {} });
  const tune = () => each((context) => (audible() ? context.state !== "running" && context.resume() : context.suspend()));
  const hush = (why, holds) => { silent[why] = Boolean(holds); tune(); };

  // ---- what happened since the game last asked

  const flags = new Set();
  const flag = (name) => { flags.add(name); window.briscola.wake(); };
  let started = false, isOpen = false;
  const signals = () => { const now = [...flags].join(" "); flags.clear(); return now; };

  document.addEventListener("visibilitychange", () => {
    flag(document.hidden ? "hidden" : "shown");
    tune();
  });
  window.addEventListener("touchcancel", () => flag("cancelled"), true);
  for (const name of ["touchend", "pointerup", "keydown"]) window.addEventListener(name, tune, true);

  // Back is the game's, which gives it back to the browser where there is no way back in the game. Where nothing came
  // before this page, the browser's next Back closes it, unless the game has gone on meanwhile.
  let lastBack = -Infinity, departs = false;
  const stay = () => { if (started && !(history.state && history.state.game)) history.pushState({ game: true }, ""); };
  window.addEventListener("popstate", () => {
    const soon = performance.now() - lastBack < LEAVE;
    lastBack = performance.now();
    if (!started || soon || departs) { departs = false; history.back(); return; }
    flag("back");
    stay();
  });
  const depart = () => { departs = true; history.back(); };
  for (const name of ["pointerup", "keydown"]) window.addEventListener(name, () => departs || stay(), true);

  // ---- a page that neither scrolls nor selects, and zooms only while nothing is played

  const within = (event, places) => event.target instanceof Element && event.target.closest(places);
  for (const name of ["contextmenu", "selectstart", "dragstart", "dblclick"])
    document.addEventListener(name, (event) => within(event, "#box") || event.preventDefault());
  for (const name of ["touchmove", "gesturestart"])
    document.addEventListener(name, (event) => within(event, "#box, #cover") || event.preventDefault(), { passive: false });
  const unzoom = () => { document.querySelector("meta[name=viewport]").content += ", maximum-scale=1, user-scalable=no"; };
  // A key that presses one of the buttons over the canvas is none for the game, which would play twice.
  const presses = (event) => within(event, "#mirror button") && (event.key === "Enter" || event.key === " ");
  for (const name of ["keypress", "keyup"])
    window.addEventListener(name, (event) => presses(event) && event.stopImmediatePropagation(), true);
  // The runtime takes every key; those of the browser, and those pressed on our own buttons, are not for it.
  window.addEventListener("keydown", (event) => {
    const browsers = event.ctrlKey || event.altKey || event.metaKey || /^(F(5|6|11|12)|Tab)$/.test(event.key);
    if (browsers || !box.hidden || !started || presses(event)) event.stopImmediatePropagation();
    if (isOpen && !started && box.hidden && !browsers && event.key === "Enter") play();
  }, true);

  // The runtime looks where the mouse is only when it moves, and keeps that place, in pixels of the picture, also when
  // the picture gets another number of them. So the place is told anew with every press and release.
  for (const name of ["mousedown", "mouseup"])
    window.addEventListener(name, ({ clientX, clientY, buttons }) => {
      canvas.dispatchEvent(new MouseEvent("mousemove", { clientX, clientY, buttons, bubbles: true }));
    }, true);

  // ---- size and safe areas, in CSS pixels

  const margins = getComputedStyle(node("insets"));
  const geometry = () => [canvas.clientWidth, canvas.clientHeight, devicePixelRatio,
    ...["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(margins[`padding${side}`]) || 0)].join(" ");

  // ---- storage: it may be forbidden, full, or lose everything; the game goes on

  const refused = new Set(); // the keys of what could not be kept
  const own = (key) => `briscola.${key}`;
  const stored = (key) => { const found = localStorage.getItem(own(key)); return typeof found === "string" ? found : ""; };
  const get = (key) => { try { return stored(key); } catch { return ""; } };
  const set = (key, json) => {
    refused.add(key);
    try { localStorage.setItem(own(key), JSON.parse(json)); } catch (error) { return String(error.name || error); }
    refused.delete(key);
    return "";
  };
  const aside = (key) => {
    const [, stem, suffix] = key.match(/^([^.]*)(.*)$/);
    let number = 1;
    while (get(`${stem}.broken-${number}${suffix}`)) number++;
    const name = `${stem}.broken-${number}${suffix}`;
    try { localStorage.setItem(own(name), stored(key)); localStorage.removeItem(own(key)); return name; } catch {}
    refused.add(key); // the game leaves it as it is
    return "";
  };

  // ---- whether the game is open elsewhere, on the same storage: every page holds a lock that all may hold, or asks
  // aloud where there are no locks, as over plain http

  let others = 0;
  const sit = async () => {
    const name = own("open");
    others = (await navigator.locks.query()).held.some((lock) => lock.name === name) ? 1 : 0;
    await navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => {}));
  };
  const call = () => {
    const channel = new BroadcastChannel(own("open"));
    channel.onmessage = ({ data }) => { if (data === "who") channel.postMessage("here"); else others = 1; };
    channel.postMessage("who");
  };
  if (navigator.locks) sit().catch(() => {}); // a frame of its own origin may not
  else try { call(); } catch {}

  // ---- boxes

  // A site may forbid what stands in the page itself.
  const renewal = window.renewal || { load: () => location.reload(), once: async () => false, now: () => location.reload() };
  let faulty = false;
  const again = () => (isOpen ? renewal.load(null) : renewal.now());
  const show = (title, said, details, label) => {
    node("box-title").textContent = title;
    node("box-text").textContent = said;
    node("box-details").value = details;
    node("box-details").hidden = !details;
    node("box-again").textContent = label || "";
    node("box-again").hidden = !label;
    node("box-close").textContent = text.close;
    node("box-close").hidden = !isOpen;
    box.hidden = false;
    (label ? node("box-again") : node("box-details")).focus();
  };
  const hide = () => { faulty = false; box.hidden = true; canvas.focus(); };
  node("box-again").addEventListener("click", again);
  node("box-close").addEventListener("click", hide);

  const aged = window.isModern === false ? "old" : ""; // then this is the cause, whatever has been seen of it
  const tell = (details, why) => {
    const said = refused.size ? text.unsaved : text.fault;
    show(text.wrong, isOpen ? said : text[aged || why], String(details), isOpen ? text.reload : text.again);
  };
  const fault = (details, why = "start") => {
    console.error(details);
    if (faulty) return; // the first fault is the one that tells
    faulty = true;
    const isHopeless = isOpen || aged || why === "forbidden";
    if (isHopeless) tell(details, why);
    else renewal.once(() => !isOpen).then((helps) => helps || isOpen || tell(details, why));
  };
  const missed = (address, status) =>
    fault(`cannot load ${address}: ${status || "no answer"}`, !status ? "slow" : status < 500 ? "missing" : "server");
  const told = (error) => { // in some browsers the stack begins without saying what happened
    const { stack = "", name = "", message = "" } = error || {};
    return stack.includes(message) && stack.includes(name) ? stack || String(error) : `${name}: ${message}\n${stack}`;
  };
  const copy = (json) => {
    const value = JSON.parse(json);
    show("Briscola", text.copy, value, "");
    node("box-details").select();
    try { navigator.clipboard.writeText(value).catch(() => {}); } catch {}
  };
  const ended = () => {
    if (!isOpen || faulty) return; // a fault is told before
    show("Briscola", text.ended, "", text.restart);
    node("box-close").hidden = true;
  };
  window.alert = (details) => fault(details);
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective, disposition }) => {
    if (disposition === "enforce" && /eval/.test(blockedURI) && !isOpen) fault(`${effectiveDirective}: ${blockedURI}`, "forbidden");
  });
  window.addEventListener("error", (event) => {
    const source = event.target;
    if (source instanceof HTMLScriptElement) missed(source.src, (performance.getEntriesByName(source.src).pop() || {}).responseStatus);
    else if (!(source instanceof Element)) fault(event.error ? told(event.error) : event.message);
  }, true);
  window.addEventListener("unhandledrejection", ({ reason }) => fault(told(reason)));

  // ---- new versions: one that has come is told of, and taken by the next page that begins alone

  const herald = () => {
    node("news").textContent = text.news;
    node("news").hidden = false;
    say(JSON.stringify(text.news));
    setTimeout(() => { node("news").hidden = true; }, NEWS);
  };
  const keep = async () => {
    const worker = await navigator.serviceWorker.register("service-worker.js");
    const heed = (fresh) => fresh && fresh.addEventListener("statechange", () => fresh.state === "installed" && worker.active && herald());
    if (worker.waiting) herald();
    heed(worker.installing);
    worker.addEventListener("updatefound", () => heed(worker.installing));
  };
  const renew = async () => {
    const workers = navigator.serviceWorker, worker = await workers.getRegistration();
    if (!worker || !worker.waiting || worker.scope !== new URL("./", location.href).href) return;
    workers.addEventListener("controllerchange", () => started || renewal.load(null), { once: true });
    worker.waiting.postMessage("come");
  };
  renew().catch(() => {});

  // ---- from the first byte to the game

  let part = 0, alive = performance.now();
  const progress = (now) => {
    alive = performance.now();
    part = Math.max(part, Math.min(1, now));
    [...cards.children].forEach((card, index) => card.classList.toggle("turned", index < Math.round(part * 10)));
    cards.setAttribute("aria-valuenow", String(Math.round(part * 100)));
  };
  const watch = setInterval(() => {
    if (performance.now() - alive > SLOW) { alive = Infinity; tell(text.slow, "slow"); } // it may still come: nothing is loaded anew
  }, 1000);
  const opened = () => {
    clearInterval(watch);
    progress(1);
    isOpen = true;
    faulty = false;
    box.hidden = true;
    cards.classList.add("done");
    node("said").textContent = "";
    node("play").hidden = false;
    keep().catch(() => {}); // workers are absent, or forbidden
  };
  const play = () => {
    if (started) return;
    started = true;
    flag("started");
    tune();
    stay();
    unzoom();
    canvas.tabIndex = 0;
    cover.classList.add("leaving");
    setTimeout(() => { cover.hidden = true; }, 400);
    canvas.focus();
  };
  node("play").textContent = text.play;
  node("play").addEventListener("click", play);
  node("said").textContent = text.loading;
  cards.setAttribute("aria-label", text.loading);

  node("late").remove();
  if (aged) fault(navigator.userAgent, aged);

  // ---- what screen readers hear, and what tests see

  const say = (json) => { // a new line each time: what is said twice is heard twice
    const line = document.createElement("p");
    line.textContent = JSON.parse(json);
    node("told").replaceChildren(line);
  };
  const probing = () => (query.get("probe") === "1" ? 1 : 0);

  window.briscola = {
    geometry, signals, get, set, aside, say, copy, flag, fault, missed, progress, opened, ended, probing,
    fail: (json) => fault(JSON.parse(json)),
    language: () => language,
    elsewhere: () => others,
    depart,
    contrast: () => (matchMedia("(prefers-contrast: more)").matches ? 1 : 0),
    reduced: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0),
    ask: () => prompt(text.ask) || "",
    probe: (state) => { window.briscola.state = state; },
    state: "",
    contexts, hush,
    sleeps: () => 0, // a runtime that can be woken says so
    wake: () => {},
  };
})();

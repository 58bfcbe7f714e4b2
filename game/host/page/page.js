// The page around the game, the same for every runtime. It makes window.briscola, which game/host/web.py asks:
// only strings and numbers cross, and every function works without `this`.
(() => {
  "use strict";

  const SLOW = 25000; // milliseconds without progress, after which a new try is offered
  const LEAVE = 700; // milliseconds within which a second Back leaves the page
  const TEXTS = {
    it: { play: "Gioca", loading: "Si mescolano le carte…", wrong: "Qualcosa è andato storto", again: "Riprova",
      reload: "Ricarica", close: "Chiudi", copy: "Ecco il testo, pronto da copiare.", ask: "Incolla qui il testo:",
      slow: "Il gioco non arriva. Controlla la connessione e riprova.",
      fault: "Il gioco si è fermato. Le partite salvate non vanno perse: ricarica la pagina e continua.",
      unsaved: "Il gioco si è fermato. Il browser non ha salvato tutto: ricaricando la pagina può mancare qualcosa." },
    pt: { play: "Jogar", loading: "As cartas já vêm…", wrong: "Houve um problema", again: "Tentar de novo",
      reload: "Recarregar", close: "Fechar", copy: "Aqui está o texto, pronto para copiar.", ask: "Cole aqui o texto:",
      slow: "O jogo não chega. Verifique a internet e tente de novo.",
      fault: "O jogo parou. As partidas gravadas não se perdem: recarregue a página e continue.",
      unsaved: "O jogo parou. O navegador não gravou tudo: ao recarregar a página, pode faltar alguma coisa." },
    en: { play: "Play", loading: "Shuffling the cards…", wrong: "Something went wrong", again: "Try again",
      reload: "Reload", close: "Close", copy: "Here is the text, ready to be copied.", ask: "Paste the text here:",
      slow: "The game does not arrive. Check the connection and try again.",
      fault: "The game has stopped. Saved games are not lost: reload the page and go on.",
      unsaved: "The game has stopped. The browser has not saved everything: after a reload something may be missing." },
  };

  // ---- the address: pygbag takes a first parameter with "py" in it for the name of an interpreter

  window.PAGE_QUERY = location.search;
  const query = new URLSearchParams(window.PAGE_QUERY);
  const wanted = ["lang", "probe"].filter((key) => /^\w+$/.test(query.get(key) || ""));
  const kept = wanted.map((key) => `&${key}=${query.get(key)}`).join("");
  history.replaceState(null, "", `${location.pathname}?x${kept}${location.hash}`);

  const known = (tag) => Object.keys(TEXTS).find((code) => (tag || "").toLowerCase().split("-")[0] === code);
  const language = known(query.get("lang")) || (navigator.languages || []).map(known).find(Boolean) || "en";
  const text = TEXTS[language];
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

  let lastBack = -Infinity;
  window.addEventListener("popstate", () => {
    const soon = performance.now() - lastBack < LEAVE;
    lastBack = performance.now();
    if (!started || soon) { history.back(); return; }
    flag("back");
    history.pushState({ game: true }, "");
  });

  // ---- a page that neither scrolls nor zooms nor selects

  const inBox = (event) => event.target instanceof Element && event.target.closest("#box");
  for (const name of ["touchmove", "gesturestart", "contextmenu", "selectstart", "dragstart", "dblclick"])
    document.addEventListener(name, (event) => inBox(event) || event.preventDefault(), { passive: false });
  // The runtime takes every key; those of the browser, and those pressed on our own buttons, are not for it.
  window.addEventListener("keydown", (event) => {
    const browsers = event.ctrlKey || event.altKey || event.metaKey || /^F(5|6|11|12)$/.test(event.key);
    if (browsers || !box.hidden || !started) event.stopImmediatePropagation();
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
  const set = (key, value) => {
    refused.add(key);
    try { localStorage.setItem(own(key), value); } catch (error) { return String(error.name || error); }
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

  // ---- whether the game is open elsewhere, on the same storage: every page holds a lock that all may hold

  let others = 0;
  const sit = async () => {
    const name = own("open");
    others = (await navigator.locks.query()).held.some((lock) => lock.name === name) ? 1 : 0;
    await navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => {}));
  };
  sit().catch(() => {}); // a browser without locks does not tell

  // ---- boxes

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

  const tell = (details) => {
    const said = refused.size ? text.unsaved : text.fault;
    show(text.wrong, isOpen ? said : text.slow, String(details), isOpen ? text.reload : text.again);
  };
  const fail = (details) => {
    console.error(details);
    if (faulty) return; // the first fault is the one that tells
    faulty = true;
    if (isOpen) tell(details);
    else renewal.once(() => !isOpen).then((helps) => helps || isOpen || tell(details));
  };
  const copy = (value) => {
    show("Briscola", text.copy, value, "");
    node("box-details").select();
    try { navigator.clipboard.writeText(value).catch(() => {}); } catch {}
  };
  window.alert = fail;
  window.addEventListener("error", (event) => {
    const source = event.target;
    if (source instanceof HTMLScriptElement) fail(`cannot load ${source.src}`);
    else if (!(source instanceof Element)) fail((event.error && event.error.stack) || event.message);
  }, true);
  window.addEventListener("unhandledrejection", (event) => fail((event.reason && event.reason.stack) || event.reason));

  // ---- from the first byte to the game

  let part = 0, alive = performance.now();
  const progress = (now) => {
    alive = performance.now();
    part = Math.max(part, Math.min(1, now));
    [...cards.children].forEach((card, index) => card.classList.toggle("turned", index < Math.round(part * 10)));
    cards.setAttribute("aria-valuenow", String(Math.round(part * 100)));
  };
  const watch = setInterval(() => {
    if (performance.now() - alive > SLOW) { alive = Infinity; tell(text.slow); } // it may still come: nothing is loaded anew
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
    try { navigator.serviceWorker.register("service-worker.js").catch(() => {}); } catch {} // absent, or forbidden
  };
  const play = () => {
    if (started) return;
    started = true;
    flag("started");
    tune();
    history.pushState({ game: true }, "");
    cover.classList.add("leaving");
    setTimeout(() => { cover.hidden = true; }, 400);
    canvas.focus();
  };
  node("play").textContent = text.play;
  node("play").addEventListener("click", play);
  node("said").textContent = text.loading;
  cards.setAttribute("aria-label", text.loading);

  // ---- what screen readers hear, and what tests see

  const say = (sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    node("log").append(line);
    while (node("log").children.length > 12) node("log").firstChild.remove();
  };
  const probing = () => (query.get("probe") === "1" ? 1 : 0);

  window.briscola = {
    geometry, signals, get, set, aside, say, copy, fail, progress, opened, probing,
    language: () => language,
    elsewhere: () => others,
    reduced: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0),
    ask: () => prompt(text.ask) || "",
    probe: (state) => { window.briscola.state = state; },
    state: "",
    contexts, hush,
    sleeps: () => 0, // a runtime that can be woken says so
    wake: () => {},
  };
})();

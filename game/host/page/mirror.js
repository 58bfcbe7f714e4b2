// What stands on the canvas, as real buttons and words over it, for screen readers, switches and the Tab key. They lie
// exactly where they are seen, catch no finger, and each stays the same node for as long as it means the same.
(() => {
  "use strict";
  const page = window.briscola, mirror = document.getElementById("mirror"), canvas = document.getElementById("canvas");
  const known = new Map(); // the nodes by their keys
  const keyed = (nodes) => { // the game's number, and what tells nodes with the same one apart
    const counts = {};
    return nodes.map((each) => {
      const kind = each.role === "button" ? `button-${each.number}` : each.role;
      counts[kind] = (counts[kind] || 0) + 1;
      return [`${kind}-${counts[kind]}`, each];
    });
  };
  const made = (each) => {
    const button = each.role === "button", node = document.createElement(button ? "button" : "p");
    if (button) node.type = "button";
    if (each.role === "card") node.setAttribute("role", "img");
    return node;
  };
  const set = (node, name, value) => {
    if (!value) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  };
  const dress = (node, each) => {
    const [x, y, width, height] = each.box, style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    set(node, "style", style);
    if (each.role === "text") { if (node.textContent !== each.name) node.textContent = each.name; return; }
    set(node, "aria-label", each.name);
    set(node, "aria-description", each.more);
    set(node, "aria-current", each.chosen ? "true" : "");
    if (each.role === "button") Object.assign(node.dataset, { number: each.number, kind: each.kind });
  };
  const lay = (entries) => {
    const nodes = entries.map(([key, each]) => {
      const node = known.get(key) || made(each);
      dress(node, each);
      return [key, node];
    });
    const wanted = new Map(nodes);
    for (const [key, node] of known) if (wanted.get(key) !== node) { node.remove(); known.delete(key); }
    for (const [key, node] of nodes) known.set(key, node);
    let next = null; // from the last to the first, moving only what stands elsewhere: to be moved costs the focus
    for (const [, node] of nodes.reverse()) {
      if (node.parentNode !== mirror || node.nextSibling !== next) mirror.insertBefore(node, next);
      next = node;
    }
  };

  // ---- the focus: the game's mark and the page's are one. Where its button has gone it waits for the next of its kind,
  // in another scene for the button that one begins with.

  let scene = "", lost = null; // of what kind the button was, and the how manieth of these; "" for the scene's first
  const buttons = () => [...mirror.querySelectorAll("button")];
  const alike = (kind) => buttons().filter((each) => each.dataset.kind === kind);
  const numbered = (number) => number !== null && buttons().find((each) => each.dataset.number === String(number));
  const give = (node) => { if (node !== document.activeElement) node.focus({ preventScroll: true }); };
  const settle = (told, held) => {
    const marked = numbered(told.focus);
    if (marked) { lost = null; give(marked); return; }
    if (held && held.node.isConnected) { if (!held.fresh) give(canvas); return; } // a mouse took the mark away
    if (held) lost = held;
    if (!lost) return;
    const kin = alike(lost.kind), next = lost.kind ? kin[Math.min(lost.index, kin.length - 1)] : numbered(told.first);
    if (next) lost = null;
    give(next || mirror);
  };
  const holding = (node, fresh) => {
    const kind = fresh ? "" : node.dataset.kind;
    return { node, fresh, kind, index: alike(kind).indexOf(node) };
  };

  page.mirror = (json) => {
    const told = JSON.parse(json), active = document.activeElement, fresh = told.scene !== scene;
    const held = mirror.contains(active) && active !== mirror ? holding(active, fresh) : null;
    if (fresh && lost) lost.kind = "";
    scene = told.scene;
    document.documentElement.lang = told.language;
    lay(keyed(told.nodes));
    if (held || [mirror, canvas, document.body].includes(active)) settle(told, held);
  };

  const flag = (word) => ({ target }) => target.dataset.number !== undefined && page.flag(`${word}-${target.dataset.number}`);
  mirror.addEventListener("click", flag("press"));
  mirror.addEventListener("focusin", flag("focus"));
  // Who leaves the table for a box comes back to it; beneath the box nothing can be reached.
  const box = document.getElementById("box");
  new MutationObserver(() => { mirror.inert = !box.hidden; }).observe(box, { attributeFilter: ["hidden"] });
})();

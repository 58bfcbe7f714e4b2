// Keeps the whole game, so that it opens with the network off. A version is taken over only when every file of it is
// there as it was built, and waits until the old one is closed.
"use strict";
const FILES = @FILES@; // and their SHA-256
const SCOPE = self.registration.scope;
const ENDING = ` ${new URL(SCOPE).pathname}`; // other folders of this origin may keep a game of their own
const NAME = `briscola-@VERSION@${ENDING}`;

// Past the browser's own cache, which may still hold files of an older version.
async function checked(name) {
  const response = await fetch(new Request(name, { cache: "reload" }));
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!response.ok || hex !== FILES[name]) throw new Error(`${name} is not of version @VERSION@`);
  return [name, response];
}

async function install() {
  const found = await Promise.all(Object.keys(FILES).map(checked));
  const cache = await caches.open(NAME);
  await Promise.all(found.map(([name, response]) => cache.put(name, response)));
}

self.addEventListener("install", (event) => event.waitUntil(install()));

// Earlier versions named no folder; theirs is told by the page in it.
async function isOld(key) {
  if (!key.startsWith("briscola-") || key === NAME) return false;
  return key.endsWith(ENDING) || (!key.includes(" ") && Boolean(await caches.match(SCOPE, { cacheName: key })));
}

async function clear() {
  for (const key of await caches.keys()) if (await isOld(key)) await caches.delete(key);
}

self.addEventListener("activate", (event) => event.waitUntil(clear()));

async function answer(request) {
  const kept = { cacheName: NAME, ignoreSearch: true, ignoreVary: true };
  return (await caches.match(request, kept)) || fetch(request);
}

// Only for the game's own folder: what others serve, under addresses that stay the same, they may change at any time.
// A page that asks past all caches wants to know what is on the server.
self.addEventListener("fetch", (event) => {
  const { method, url, cache } = event.request;
  if (method === "GET" && cache !== "reload" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

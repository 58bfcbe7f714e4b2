// Keeps the whole game, so that it opens with the network off. A version is taken over only when every file of it is
// there as it was built, and waits until the old one is closed.
"use strict";
const FILES = @FILES@; // and their SHA-256
const SCOPE = self.registration.scope;
const ENDING = ` ${new URL(SCOPE).pathname}`; // other folders of this origin may keep a game of their own
const NAME = `briscola-@VERSION@${ENDING}`;

async function isAsBuilt(name, response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return response.ok && hex === FILES[name];
}

// What the page has fetched already is taken from the browser's own cache, unless that holds it from an older version.
async function checked(name) {
  for (const cache of ["force-cache", "reload"]) {
    const response = await fetch(new Request(name, { cache }));
    if (await isAsBuilt(name, response)) return response;
  }
  throw new Error(`${name} is not of version @VERSION@`);
}

async function install() {
  const names = Object.keys(FILES).filter((name) => name !== "index.html"); // it is the page, as "./" is
  const found = await Promise.all(names.map(checked));
  const cache = await caches.open(NAME);
  await cache.put("index.html", found[names.indexOf("./")].clone());
  await Promise.all(names.map((name, index) => cache.put(name, found[index])));
}

self.addEventListener("install", (event) => event.waitUntil(install()));

// A page that begins while this version waits asks for it; where other pages play the old one, it goes on waiting.
self.addEventListener("message", (event) => event.waitUntil(comeAlone()));

async function comeAlone() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(SCOPE)).length < 2) await self.skipWaiting();
}

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

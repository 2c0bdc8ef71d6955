/* global self, caches */
// The service worker of /play: what the page has kept (pages/play/offline) is served without a connection. The page
// decides what is kept; this only looks it up, so a new build needs no new worker.
const CACHE = 'cardwright-play-1';
/** The page of every deck: a few lines that load the same scripts. `keepShell.ts` puts it there. */
const SHELL = '/play/shell';
const KEPT = { ignoreVary: true };
/** The width that is kept; a screen may ask for another one. */
const WIDTH = '640';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkOr(request, SHELL));
  else if (url.pathname.startsWith('/assets/') || isPicture(url)) event.respondWith(fromCacheFirst(request, url));
  else if (url.pathname.startsWith('/api/decks/public/')) event.respondWith(fromNetworkOr(request, request));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('cardwright-play-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

function isPicture({ pathname }) {
  return /^\/api\/decks\/public\/[^/]+\/(cards\/|cover)/.test(pathname);
}

/** For what may have changed: pages and decks. */
async function fromNetworkOr(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(key, KEPT);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** For what never changes under its address: hashed files, and pictures of a version of a deck. */
async function fromCacheFirst(request, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, KEPT);
  if (kept !== undefined) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (!isPicture(url)) throw error;
    const other = new URL(url);
    other.searchParams.set('width', WIDTH);
    const smaller = await cache.match(other.href, KEPT);
    if (smaller === undefined) throw error;
    return smaller;
  }
}

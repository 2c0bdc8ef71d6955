/** The cache that `public/play-worker.js` reads; its name and these addresses are the same there. */
export const PLAY_CACHE = 'cardwright-play-1';
const SHELL = '/play/shell';

/**
 * Keeps the page and every file that it has loaded. Files of earlier builds are dropped, because no page asks for them
 * any more.
 * @param deckId its answers are kept as well
 * @param loadRest loads what the page would otherwise load when it is wanted
 */
export async function keepShell(deckId: string, loadRest: () => Promise<unknown>): Promise<void> {
  const cache = await caches.open(PLAY_CACHE);
  const [page] = await Promise.all([fetch(location.pathname), loadRest()]);
  if (!page.ok) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ href }) => href);
  const wanted = new Set([...loaded, ...assetsIn(await page.clone().text())]);
  const known = await cache.keys();
  const knownFiles = new Set(known.map(({ url }) => url));
  const deck = `/api/decks/public/${deckId}`;
  await cache.put(SHELL, page);
  await cache.addAll([...[...wanted].filter((url) => !knownFiles.has(url)), `${deck}/play`, deck]);
  const old = known.filter(({ url }) => new URL(url).pathname.startsWith('/assets/') && !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The scripts and styles that a page names. */
function assetsIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => new URL(path, location.origin).href,
  );
}

import { gzipSync } from 'node:zlib';
import { limitRow, plainRow } from '../report/row.mjs';
import { onStudio } from '../server/onStudio.mjs';

const MOST_KB = 180;

/** What a visitor came for, by page: when it is there, the page can be used. */
const USABLE = {
  landing: '#root h1',
  explore: '#root main a[href*="/explore/decks/"]',
  deck: '#root a[href^="/play/random/"]',
  play: '#root button[aria-label^="Turn the card over"]',
};

/** P11: script that a visitor's browser loads, gzipped, until the page can be used, and by the time it rests. */
export const publicPages = {
  id: 'P11',
  name: 'pages',
  async run({ folder }) {
    return onStudio(await folder('pages'), async ({ url, browser }) => {
      const { decks } = await (await fetch(`${url}/api/decks/public`)).json();
      const paths = {
        landing: '/',
        explore: '/explore',
        deck: `/explore/decks/${decks[0].id}`,
        play: `/play/random/${decks[0].id}`,
      };
      const rows = [];
      for (const [name, path] of Object.entries(paths))
        rows.push(...rowsOf(name, await scriptOf(browser, url + path, USABLE[name])));
      return rows;
    });
  },
};

function rowsOf(name, { usable, all }) {
  const row = { id: 'P11', unit: 'kB' };
  const before = `script before the ${name} page can be used, gzip`;
  return [
    limitRow({ ...row, figure: before, value: usable / 1000, most: MOST_KB }),
    plainRow({ ...row, figure: `all script that the ${name} page loads by itself, gzip`, value: all / 1000 }),
  ];
}

/** @returns {Promise<{usable: number, all: number}>} bytes */
async function scriptOf(browser, url, whatCounts) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.goto(url, { waitUntil: 'commit' });
    // Asked in the page at each frame: what it loads once it can be used comes within milliseconds.
    const usable = await page.waitForFunction(
      (selector) => document.querySelector(selector)?.checkVisibility() && performance.now(),
      whatCounts,
    );
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(
      (at) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < at)
          .map(({ name }) => name),
      await usable.jsonValue(),
    );
    const sum = async (urls) =>
      (await Promise.all(urls.map((each) => sizes.get(each) ?? 0))).reduce((total, size) => total + size, 0);
    return { usable: await sum(before), all: await sum([...sizes.keys()]) };
  } finally {
    await context.close();
  }
}

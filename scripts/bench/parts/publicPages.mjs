import { gzipSync } from 'node:zlib';
import { limitRow, plainRow } from '../report/row.mjs';
import { onStudio } from '../server/onStudio.mjs';

const MOST_KB = 180;

/** What a visitor came for, by page: when it is there, the page can be used. */
const USABLE = {
  landing: (page) => page.getByRole('heading', { level: 1 }),
  explore: (page) => page.locator('main a[href*="/explore/decks/"]').first(),
  deck: (page) => page.getByRole('link', { name: 'Play it now' }).first(),
  play: (page) => page.getByRole('button', { name: /^Turn the card over/ }).first(),
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
    const sizes = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    const sum = async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    await page.goto(url, { waitUntil: 'commit' });
    await whatCounts(page).waitFor();
    const usable = await sum();
    await page.waitForLoadState('networkidle');
    return { usable, all: await sum() };
  } finally {
    await context.close();
  }
}

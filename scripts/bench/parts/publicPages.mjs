import { gzipSync } from 'node:zlib';
import { limitRow } from '../report/row.mjs';
import { onStudio } from '../server/onStudio.mjs';

const MOST_KB = 180;

/** P11: script that a visitor's browser loads, gzipped, until the page shows its heading and what one can do. */
export const publicPages = {
  id: 'P11',
  name: 'pages',
  async run({ folder }) {
    return onStudio(await folder('pages'), async ({ url, browser }) => {
      const { decks } = await (await fetch(`${url}/api/decks/public`)).json();
      const pages = [
        ['landing', '/'],
        ['explore', '/explore'],
        ['deck', `/explore/decks/${decks[0].id}`],
        ['play', `/play/random/${decks[0].id}`],
      ];
      const rows = [];
      for (const [name, path] of pages) rows.push(row(name, await scriptOf(browser, url + path)));
      return rows;
    });
  },
};

function row(name, bytes) {
  const figure = `script before the ${name} page can be used, gzip`;
  return limitRow({ id: 'P11', figure, unit: 'kB', value: bytes / 1000, most: MOST_KB });
}

/** @returns {Promise<number>} bytes */
async function scriptOf(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What loads from now on is below the fold, or kept for playing without a connection.
    return (await Promise.all([...sizes])).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}

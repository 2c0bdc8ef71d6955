import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '@cardwright/renderer/export';
import { limitRow } from '../report/row.mjs';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const MOST_KB = 180;

/** P11: script that a stranger's browser reads, as gzip, until the page has its heading and asks for nothing more. */
export const publicPages = {
  id: 'P11',
  name: 'pages',
  async run({ folder }) {
    const server = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, CARDWRIGHT_DATA: await folder('pages'), PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 2],
    });
    const ended = once(server, 'exit');
    const { executablePath } = await findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const url = await Promise.race([
        addressIn(server.stdout),
        ended.then(() => Promise.reject(new Error('it ended'))),
      ]);
      const { decks } = await (await fetch(`${url}/api/decks/public`)).json();
      const pages = [
        ['landing', '/'],
        ['explore', '/explore'],
        ['play', `/play/random/${decks[0].id}`],
      ];
      const rows = [];
      for (const [name, path] of pages) rows.push(row(name, await scriptOf(browser, url + path)));
      return rows;
    } finally {
      await browser.close();
      server.kill('SIGTERM');
      await ended;
    }
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
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}

async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^Cardwright is at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return new Promise(() => undefined);
}

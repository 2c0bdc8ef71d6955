import { median } from '../measure/medians.mjs';
import { limitRow } from '../report/row.mjs';
import { onStudio } from '../server/onStudio.mjs';

const SLOWER = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const MOST = { paintSeconds: 1.5, shift: 0.02, coverKb: 40 };

/**
 * P14: what a visitor with a slow phone and connection sees, once the server has drawn the pictures: largest contentful
 * paint, how far things move, and the size of the largest cover.
 */
export const publicSpeed = {
  id: 'P14',
  name: 'speed',
  async run({ folder, rounds }) {
    return onStudio(await folder('speed'), async ({ url, browser }) => {
      const { decks } = await (await fetch(`${url}/api/decks/public`)).json();
      const pages = [
        ['landing', '/'],
        ['explore', '/explore'],
        ['deck', `/explore/decks/${decks[0].id}`],
      ];
      const rows = [];
      for (const [name, path] of pages) {
        await visit(browser, url + path, false);
        const visits = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url + path, true));
        rows.push(...rowsOf(name, visits));
      }
      return [...rows, await coverRow(url, decks)];
    });
  },
};

function rowsOf(name, visits) {
  const figure = (what) => `${name} page with a ${SLOWER} × slower CPU and 1.6 Mbit/s: ${what}`;
  const shift = Math.max(...visits.map((each) => each.shift));
  return [
    limitRow({
      id: 'P14',
      figure: figure('largest contentful paint'),
      unit: 's',
      value: median(visits.map((each) => each.paint)) / 1000,
      most: MOST.paintSeconds,
    }),
    limitRow({
      id: 'P14',
      figure: figure('layout shift'),
      unit: '',
      value: shift,
      most: MOST.shift,
      target: `≤ ${MOST.shift}`,
    }),
  ];
}

/** @returns {Promise<{paint: number, shift: number}>} ms, and the sum of layout shifts */
async function visit(browser, url, isSlow) {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(await context.newCDPSession(page));
    await page.addInitScript(() => {
      globalThis.seen = { paint: 0, shift: 0 };
      new globalThis.PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.seen.paint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new globalThis.PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.seen.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await context.close();
  }
}

async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function coverRow(url, decks) {
  const sizes = [];
  for (const { id } of decks) {
    const answer = await fetch(`${url}/api/decks/public/${id}/cover?width=320`);
    sizes.push((await answer.arrayBuffer()).byteLength);
  }
  const figure = 'the largest cover in a list of public decks';
  return limitRow({ id: 'P14', figure, unit: 'kB', value: Math.max(...sizes) / 1000, most: MOST.coverKb });
}

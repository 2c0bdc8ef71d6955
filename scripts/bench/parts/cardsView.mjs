import { randomUUID } from 'node:crypto';
import { benchDeck } from '@cardwright/fixtures';
import { framesWhileScrolling } from '../measure/framesWhileScrolling.mjs';
import { median } from '../measure/medians.mjs';
import { limitRow } from '../report/row.mjs';
import { answerOf, signUp } from '../server/memberOf.mjs';
import { onMembersPage } from '../server/onMembersPage.mjs';
import { onStudio } from '../server/onStudio.mjs';

const CARDS = 1_000;
const MOST = { frame: 22, task: 100 };
/** Rows of empty boxes: the current cost of scrolling on this machine. */
const EMPTY = `<div data-grid style="height:800px;overflow:auto">${'<p style="height:300px;margin:8px;background:#ccc"></p>'.repeat(300)}</div>`;

/** P10: frames of the deck editor's cards view while its 1,000 cards are scrolled through for the first time. */
export const cardsView = {
  id: 'P10',
  name: 'cards-view',
  async run({ rounds, folder }) {
    return onStudio(await folder('cards-view'), async (studio) => {
      const { url } = studio;
      const session = await signUp(url);
      const id = await importWithPhotos(url, session, CARDS);
      const runs = [];
      for (let round = 0; round < rounds; round++) {
        const scrolled = (prepare) =>
          onMembersPage(studio, session, async (page) => {
            await prepare(page);
            return framesWhileScrolling(page, '[data-grid]');
          });
        const empty = await scrolled((page) => page.setContent(EMPTY));
        const cards = await scrolled((page) => openCardsView(page, `${url}/create/decks/${id}`));
        runs.push({ empty, cards });
      }
      return rowsOf(runs, CARDS);
    });
  },
};

function rowsOf(runs, count) {
  const row = (figure, key, most) =>
    limitRow({
      id: 'P10',
      figure: `scrolling ${count} cards in the deck editor: ${figure}`,
      unit: 'ms',
      value: median(runs.map(({ cards }) => cards[key])),
      ...(key === 'p95' && { yardstick: { name: 'empty boxes', value: median(runs.map(({ empty }) => empty[key])) } }),
      most,
      runs: runs.map(({ cards }) => cards[key]),
    });
  return [row('95th percentile of frames', 'p95', MOST.frame), row('longest task', 'longest', MOST.task)];
}

async function openCardsView(page, address) {
  await page.goto(address);
  await page.getByTitle('All cards').click();
  await page.locator('[data-card] canvas').first().waitFor();
}

/** Creates the generated deck, with its photos in the member's folder. @returns {Promise<string>} its id */
async function importWithPhotos(url, session, count) {
  const { deck, images } = await benchDeck(count);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const addresses = new Map();
  for (const [name, bytes] of images) {
    const path = `images/${session.user.id}/bench/${randomUUID()}.jpg`;
    const sent = { method: 'POST', headers: { ...headers, 'Content-Type': 'image/jpeg' }, body: bytes };
    await answerOf(await fetch(`${url}/storage/v1/object/${path}`, sent));
    addresses.set(name, `/storage/v1/object/public/${path}`);
  }
  const body = JSON.stringify({ ...deck, world: 'languages' }, (_key, value) => addresses.get(value) ?? value);
  const json = { ...headers, 'Content-Type': 'application/json' };
  return (await answerOf(await fetch(`${url}/api/decks/import`, { method: 'POST', headers: json, body }))).deck_id;
}

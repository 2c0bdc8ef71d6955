import { framesWhileDragging } from '../measure/framesWhileDragging.mjs';
import { median } from '../measure/medians.mjs';
import { limitRow } from '../report/row.mjs';
import { answerOf, signUp } from '../server/memberOf.mjs';
import { onMembersPage } from '../server/onMembersPage.mjs';
import { onStudio } from '../server/onStudio.mjs';

const ITEMS = 200;
const MOST = { frame: 22, task: 100 };
const COLUMNS = 20;

/** P10: frames of the template builder while one of 200 overlays is dragged among the others. */
export const builder = {
  id: 'P10',
  name: 'builder',
  async run({ rounds, folder }) {
    return onStudio(await folder('builder'), async (studio) => {
      const { url } = studio;
      const session = await signUp(url);
      const id = await createTemplate(url, session);
      const runs = [];
      for (let round = 0; round < rounds; round++)
        runs.push(await onMembersPage(studio, session, (page) => drag(page, `${url}/create/templates/${id}`)));
      return rowsOf(runs);
    });
  },
};

function rowsOf(runs) {
  const row = (figure, key, most) =>
    limitRow({
      id: 'P10',
      figure: `dragging one of ${ITEMS} items in the template builder: ${figure}`,
      unit: 'ms',
      value: median(runs.map((one) => one[key])),
      most,
      runs: runs.map((one) => one[key]),
    });
  return [row('95th percentile of frames', 'p95', MOST.frame), row('longest task', 'longest', MOST.task)];
}

async function drag(page, address) {
  await page.goto(address);
  const face = page.getByRole('img', { name: 'Front of the card' });
  await face.locator('canvas').waitFor();
  const box = await face.boundingBox();
  return framesWhileDragging(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** A template of two hundred overlays: texts, shapes and icons in rows, one large box above them in the middle. */
async function createTemplate(url, session) {
  const headers = { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' };
  const send = async (method, path, body) =>
    (await answerOf(await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) }))).template;
  const { id, version } = await send('POST', '/api/templates/create-from-draft', { name: 'Two hundred' });
  const head = { name: 'Two hundred', description: '', ratio: '2.5:3.5' };
  const json_config = { ...head, background: { classes: 'bg-paper' }, sections: [], absoluteItems: overlays() };
  await send('PUT', `/api/templates/${id}`, { ...head, version, json_config });
  return id;
}

function overlays() {
  const small = Array.from({ length: ITEMS - 1 }, (_, index) => ({
    ...{ id: `item-${index}`, ...patternOf(index), width: 4.5, height: 8, rotation: 0 },
    ...{ x: (index % COLUMNS) * 5, y: Math.floor(index / COLUMNS) * 10 },
  }));
  const box = { id: 'box', kind: 'shape', renderType: 'shape', classes: 'bg-accent rounded-lg' };
  return [...small, { ...box, x: 42, y: 44, width: 16, height: 12, rotation: 0 }];
}

function patternOf(index) {
  if (index % 3 === 0)
    return { kind: 'text', renderType: 'text', classes: 'text-[7px] text-ink', props: { text: 'Word' } };
  if (index % 3 === 1) return { kind: 'shape', renderType: 'shape', classes: 'bg-primary rounded-md shadow-md' };
  return { kind: 'icon', renderType: 'icon', classes: 'text-[10px] text-ink', props: { icon: 'lucide:star' } };
}

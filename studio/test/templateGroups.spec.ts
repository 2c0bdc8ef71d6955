import { expect, test } from './support/studio.js';
import { drag, expectDrawn, onFace } from './support/templateFace.js';
import { writeJson } from './support/templateJson.js';
import { CONFIG, openScratch, rows, saved, selected, SHELL, text } from './templateShell.js';

test('items of the flow and overlays are grouped where they are, or it is said why not', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const choose = async (id: string, ...others: readonly string[]): Promise<void> => {
    await page.locator(`[data-row="${id}"]`).click();
    for (const other of others) await page.locator(`[data-row="${other}"]`).click({ modifiers: ['Control'] });
    // Nothing is grouped before the face has been laid out.
    await expectDrawn(page);
    await page.keyboard.press('Control+g');
  };
  await choose('a', 'one');
  await expect.poll(() => rows(page)).toMatch(/top shape-\w+ a one g c d foot/);
  // `a` lies 8 units from the edges of the section, and the overlay lies at (24, 235.2) of the face.
  const [group] = (await saved(page)).sections[0]?.children ?? [];
  expect(group).toMatchObject({
    classes: 'gap-2 self-stretch',
    children: [
      { id: 'a' },
      { id: 'one', classes: 'bg-primary absolute left-[16px] top-[227.2px] w-[24px] h-[26.88px]' },
    ],
  });
  await page.keyboard.press('Control+z');
  await choose('a', 'e');
  await expect(page.getByText('These cannot be grouped')).toBeVisible();
  await expect.poll(() => rows(page)).toContain('top a g c d foot e');
});

test('what is placed in a group moves where it is dragged', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const click = async (x: number, how: 'click' | 'dblclick' = 'click'): Promise<void> => {
    const at = await onFace(page, x, 250);
    await page.mouse[how](at.x, at.y);
  };
  const inGroup = async () => (await saved(page)).absoluteItems[0]?.children?.map(({ id, classes }) => [id, classes]);
  const undo = () => page.keyboard.press('Control+z');

  // The group is 165.6 units wide; `two` lies 48 units from its left.
  await drag(page, await onFace(page, -20, 230), await onFace(page, 230, 290));
  await page.keyboard.press('Control+g');
  const before = await inGroup();
  expect(before?.[1]).toEqual(['two', 'bg-primary absolute left-[28.99%] top-[0%] w-[14.49%] h-[100%]']);
  await click(84, 'dblclick');
  await expect.poll(() => selected(page)).toBe('two');

  // It stops where the gaps beside it are equal, above the others, and undo takes back the whole way.
  await drag(page, await onFace(page, 84, 250), await onFace(page, 101, 276));
  const dragged = await inGroup();
  expect(dragged?.map(([id]) => id)).toEqual(['one', 'two', 'three']);
  expect(dragged?.[1]?.[1]).toMatch(
    /^bg-primary absolute left-\[39\.86%\] top-\[\d+(\.\d+)?%\] w-\[14\.49%\] h-\[100%\]$/,
  );
  await undo();
  expect(await inGroup()).toEqual(before);

  // Arrow keys move it by 0.1 mm; with Shift ten times as far.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect((await inGroup())?.[1]?.[1]).toContain('left-[31.5%] top-[0%]');
  await undo();

  // With Alt, a copy is dragged.
  await drag(page, await onFace(page, 84, 250), await onFace(page, 84, 310), 'Alt');
  const copied = await inGroup();
  expect(copied?.map(([id]) => id)).toEqual(['one', 'two', expect.stringMatching(/^shape-/), 'three']);
  expect(copied?.[1]).toEqual(before?.[1]);
  await undo();
  expect(await inGroup()).toEqual(before);
});

test('what is placed in a turned group is resized, dragged and lined up where it is seen', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await page.getByText('JSON', { exact: true }).click();
  // A quarter turn: what lies at the left of the group is seen at its top. The middle of `dot` is seen at (118.6, 55.8).
  const dot = text('dot', 'absolute left-[0px] top-[20px] w-[30px] h-[30px] bg-accent');
  const group = {
    ...{ id: 'badge', kind: 'shape', renderType: 'shape', classes: 'bg-primary', children: [dot] },
    ...{ x: 25, y: 20, width: 50, height: 20, rotation: 90 },
  };
  await writeJson(page, JSON.stringify({ ...CONFIG, absoluteItems: [group] }));
  await expect(page.getByText('No problems.')).toBeVisible();
  const classesOfDot = async () => (await saved(page)).absoluteItems[0]?.children?.[0]?.classes;
  const undo = () => page.keyboard.press('Control+z');

  // The group is 120 × 67.2 units about (120, 100.8): its left edge is seen at the top, at y = 40.8.
  await page.locator('[data-row="dot"]').click();
  // What is selected in the structure is dragged on the canvas, not its group.
  await drag(page, await onFace(page, 118.6, 55.8), await onFace(page, 118.6, 81.8));
  await expect.poll(() => selected(page)).toBe('dot');
  expect(await classesOfDot()).toMatch(/left-\[2\d(\.\d+)?px\] top-\[(18|19|20|21)(\.\d+)?px\] w-\[30px\] h-\[30px\]/);
  await undo();

  // Its handles are where it is seen: the one at the bottom makes it wider, because the group lies on its side.
  await drag(page, await onFace(page, 118.6, 70.8), await onFace(page, 118.6, 90.8), 'Control');
  const wider = await classesOfDot();
  expect(wider).toMatch(/left-\[0px\] top-\[20px\] w-\[(49|50|51)(\.\d+)?px\] h-\[30px\]/);
  await undo();

  // It lines up in its group, by buttons and by numbers.
  await page.getByText('Design', { exact: true }).click();
  await page.getByRole('button', { name: 'Align bottom edges' }).click();
  await page.getByLabel('From the left').fill('3');
  await page.keyboard.press('Enter');
  await page.getByText('JSON', { exact: true }).click();
  expect(await classesOfDot()).toMatch(/left-\[11\.\d+px\] top-\[37\.2px\] w-\[30px\] h-\[30px\]/);
});

test('what is placed in a group of the flow stays where it is seen when the group is taken apart', async ({
  newPage,
}) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await page.getByText('JSON', { exact: true }).click();
  const dot = text('dot', 'absolute right-[10%] bottom-0 w-[20%] h-[30px]');
  const group = { id: 'g', kind: 'shape', renderType: 'shape', classes: 'p-2 w-[100px] h-[60px] rotate-90' };
  const sections = [{ id: 'top', heightPercent: 100, classes: 'p-4', children: [{ ...group, children: [dot] }] }];
  await writeJson(page, JSON.stringify({ ...CONFIG, sections, absoluteItems: [] }));
  await expect(page.getByText('No problems.')).toBeVisible();
  await onFace(page, 0, 0);
  await page.locator('[data-row="g"]').click();
  await page.keyboard.press('Control+Shift+g');
  await expect.poll(() => selected(page)).toBe('dot');
  // The group turns about (66, 46), so that the middle of `dot` is seen at (51, 76).
  const classes = (await saved(page)).sections[0]?.children[0]?.classes;
  expect(classes).toBe('absolute left-[41px] top-[61px] w-[20px] h-[30px] rotate-[90deg]');
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows(page)).toContain('top g dot');
});

test('what is placed in a section stays where it is seen when it becomes a group', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await page.getByText('JSON', { exact: true }).click();
  const children = [
    text('dot', 'absolute left-[30px] top-[20px] w-[20px] h-[20px]'),
    text('dash', 'absolute right-[10%] top-[60px] w-[25%] h-[10px]'),
  ];
  const sections = [{ id: 'top', heightPercent: 100, classes: 'p-4', children }];
  await writeJson(page, JSON.stringify({ ...CONFIG, sections, absoluteItems: [] }));
  await expect(page.getByText('No problems.')).toBeVisible();
  await onFace(page, 0, 0);
  await page.locator('[data-row="dot"]').click();
  await page.locator('[data-row="dash"]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+g');
  const [group] = (await saved(page)).sections[0]?.children ?? [];
  expect(group?.classes).toBe('absolute left-[30px] top-[20px] w-[186px] h-[50px]');
  await page.keyboard.press('Control+Shift+g');
  const ungrouped = (await saved(page)).sections[0]?.children.map(({ classes }) => classes);
  expect(ungrouped).toEqual([
    'absolute left-[30px] top-[20px] w-[20px] h-[20px]',
    'absolute left-[156px] top-[60px] w-[60px] h-[10px]',
  ]);
});

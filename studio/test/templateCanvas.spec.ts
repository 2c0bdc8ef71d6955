import type { CDPSession, Locator } from '@playwright/test';
import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';
import { onFace, type Point } from './support/templateFace.js';
import { readJson, writeJson } from './support/templateJson.js';

const SHELL = '/dev/template-builder-shell';

const text = (id: string, classes: string) => ({ id, kind: 'text', renderType: 'text', classes, props: { text: id } });
const box = (id: string, x: number, width: number) => ({
  ...{ id, kind: 'shape', renderType: 'shape', classes: 'bg-primary', y: 70, height: 8, rotation: 0 },
  ...{ x, width },
});

/** A face of 240 × 336 units. `top` has `a` above the row `g` with `c` and `d`, `foot` has `e`; three overlays lie in it. */
const CONFIG = {
  ...{ name: 'Scratch', description: '', ratio: '2.5:3.5', background: { classes: 'bg-paper', children: [] } },
  sections: [
    {
      ...{ id: 'top', heightPercent: 50, classes: 'p-2 gap-2' },
      children: [
        text('a', 'h-[24px]'),
        {
          ...{ id: 'g', kind: 'shape', renderType: 'shape', classes: 'flex-row gap-2 p-2' },
          children: [text('c', 'w-[60px] h-[30px]'), text('d', 'w-[60px] h-[30px]')],
        },
      ],
    },
    { id: 'foot', heightPercent: 50, classes: 'p-2 gap-2', children: [text('e', 'h-[24px] mt-[6px]')] },
  ],
  absoluteItems: [box('one', 10, 10), box('two', 30, 10), box('three', 65, 14)],
};

interface Saved {
  readonly guides?: readonly { readonly direction: string }[];
  readonly sections: readonly {
    readonly heightPercent: number;
    readonly children: readonly { readonly classes: string }[];
  }[];
  readonly absoluteItems: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly children?: readonly { readonly id: string; readonly classes: string }[];
  }[];
}

/** The template in the JSON view, which stays open. */
async function saved(page: Page): Promise<Saved> {
  return JSON.parse(await readJson(page)) as Saved;
}

async function drag(page: Page, from: Point, to: Point, ...keys: readonly string[]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  for (const key of keys) await page.keyboard.up(key);
}

/** The rows of the structure, and those that are selected. */
const rows = (page: Page, selector = '[role=treeitem]') =>
  page.locator(selector).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')).join(' '));
const selected = (page: Page) => rows(page, '[role=treeitem][aria-selected=true]');

async function openScratch(page: Page): Promise<void> {
  await page.getByText('JSON', { exact: true }).click();
  await writeJson(page, JSON.stringify(CONFIG));
  await expect(page.getByText('No problems.')).toBeVisible();
}

test('the canvas answers to the mouse and the keyboard, and each gesture is one step', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const click = async (x: number, y: number, how: 'click' | 'dblclick' = 'click'): Promise<void> => {
    const at = await onFace(page, x, y);
    await page.mouse[how](at.x, at.y);
  };
  const undo = () => page.keyboard.press('Control+z');

  // A double-click goes into a group, Escape up again, section by section.
  await click(100, 60, 'dblclick');
  expect(await selected(page)).toBe('d');
  for (const wanted of ['g', 'top', '']) {
    await page.keyboard.press('Escape');
    expect(await selected(page)).toBe(wanted);
  }

  // A marquee takes what it touches; with Alt only what it holds; Shift adds, also from within a section.
  await drag(page, await onFace(page, -20, 230), await onFace(page, 60, 270));
  expect(await selected(page)).toBe('one');
  await drag(page, await onFace(page, -20, 230), await onFace(page, 80, 270));
  expect(await selected(page)).toBe('one two');
  await drag(page, await onFace(page, -20, 230), await onFace(page, 80, 270), 'Alt');
  expect(await selected(page)).toBe('one');
  await drag(page, await onFace(page, 150, 230), await onFace(page, 230, 300), 'Shift');
  expect(await selected(page)).toBe('one three');

  // In the flow: into a row, and only as far as Space lets it; a copy with Alt.
  await drag(page, await onFace(page, 30, 20), await onFace(page, 72, 60));
  expect(await rows(page)).toContain('top g c a d foot');
  await undo();
  await drag(page, await onFace(page, 30, 20), await onFace(page, 36, 250), 'Alt');
  expect(await rows(page)).toMatch(/top a g c d foot e text-\w+ overlays/);
  await undo();
  expect(await rows(page)).toContain('top a g c d foot e overlays');

  // On top: to equal gaps, to equal sizes, as a copy; Escape leaves everything as it was.
  const two = () => onFace(page, 84, 250);
  await drag(page, await two(), await onFace(page, 101, 250));
  expect((await saved(page)).absoluteItems[1]).toMatchObject({ x: 37.5, y: 70 });
  await undo();
  await drag(page, await two(), await onFace(page, 84, 290), 'Alt');
  expect((await saved(page)).absoluteItems.map(({ y }) => y > 75)).toEqual([false, false, true, false]);
  await undo();
  // Its handles snap as well, unless Ctrl is held; Alt keeps the centre.
  const widen = async (to: number, ...keys: readonly string[]) => {
    await click(36, 250);
    await drag(page, await onFace(page, 48, 248.64), await onFace(page, to, 248.64), ...keys);
    const [one] = (await saved(page)).absoluteItems;
    await undo();
    return { x: Math.round(one?.x ?? 0), width: Math.round((one?.width ?? 0) * 2.4) };
  };
  expect(await widen(71)).toEqual({ x: 10, width: 48 });
  expect(await widen(71, 'Control')).toEqual({ x: 10, width: 47 });
  expect(await widen(60, 'Alt')).toEqual({ x: 5, width: 48 });
  const from = await two();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await click(36, 250);
  await drag(page, await onFace(page, 48, 248.64), await onFace(page, 56.5, 248.64));
  expect((await saved(page)).absoluteItems.slice(0, 2)).toMatchObject([{ width: 14 }, { x: 30 }]);
  await undo();

  // Gaps have handles, guides come out of the rulers, and all of it is in the template.
  await click(20, 70);
  await expect(page.locator('[data-of=gap]')).toHaveCount(1);
  const handle = await page.locator('[data-of=gap] > span').first().boundingBox();
  if (handle === null) throw new Error('the gap has no handle');
  const gap = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await drag(page, gap, { x: gap.x + 10, y: gap.y });
  expect((await saved(page)).sections[0]?.children[1]?.classes).toBe('flex-row gap-[18px] p-2');
  const pane = await page.locator('[data-pane]').boundingBox();
  if (pane === null) throw new Error('there is no canvas');
  await drag(page, { x: pane.x + 10, y: pane.y + 300 }, await onFace(page, 70, 100));
  await drag(page, { x: pane.x + 300, y: pane.y + 10 }, await onFace(page, 70, 200));
  expect((await saved(page)).guides?.map(({ direction }) => direction)).toEqual(['vertical', 'horizontal']);
  await page.getByRole('separator', { name: 'Vertical guide' }).focus();
  await page.keyboard.press('Delete');
  expect((await saved(page)).guides).toHaveLength(1);

  // The secondary button opens the menu of what is under it.
  const at = await onFace(page, 30, 20);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  expect(await rows(page)).toMatch(/top a text-\w+ g c d/);
  await expectNoSeriousViolations(page);
});

test('keys that undo, redo or escape cancel what is being dragged, and nothing else', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const sections = () => saved(page).then((config) => config.sections.map(({ heightPercent }) => heightPercent));
  await page.locator('[data-row="one"]').click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+z');
  const before = await readJson(page);
  const dragAndPress = async (key: string, from: Point, to: Point): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
    await page.keyboard.press(key);
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
    expect(await readJson(page)).toBe(before);
  };
  const grip = await page.getByRole('separator', { name: 'Height of Section 1' }).boundingBox();
  const pane = await page.locator('[data-pane]').boundingBox();
  if (grip === null || pane === null) throw new Error('there is no grip or no canvas');
  for (const key of ['Control+z', 'Control+Shift+z', 'Escape']) {
    // In the flow, an overlay, its handle, a grip beside the face, and a guide out of a ruler.
    await dragAndPress(key, await onFace(page, 30, 20), await onFace(page, 72, 60));
    await dragAndPress(key, await onFace(page, 84, 250), await onFace(page, 100, 290));
    await dragAndPress(key, await onFace(page, 96, 248.64), await onFace(page, 120, 248.64));
    const at = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await dragAndPress(key, at, { x: at.x, y: at.y + 60 });
    await dragAndPress(key, { x: pane.x + 10, y: pane.y + 300 }, await onFace(page, 70, 100));
  }
  expect(await sections()).toEqual([50, 50]);
  // The steps around the drags are still there.
  await page.keyboard.press('Control+Shift+z');
  expect((await saved(page)).absoluteItems).toHaveLength(5);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect((await saved(page)).absoluteItems).toHaveLength(3);
});

test('deleting and cutting select what is beside, and nothing after the last section', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  await page.getByText('Design', { exact: true }).click();
  const remove = async (id: string): Promise<void> => {
    await page.locator(`[data-row="${id}"]`).click();
    await page.keyboard.press('Delete');
  };
  await page.locator('[data-row="a"]').click();
  await page.keyboard.press('Control+x');
  expect(await selected(page)).toBe('g');
  await page.locator('[data-row="one"]').click();
  await page.locator('[data-row="two"]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  expect(await selected(page)).toBe('three');
  await remove('three');
  expect(await selected(page)).toBe('overlays');
  await remove('top');
  expect(await selected(page)).toBe('foot');
  await remove('foot');
  expect(await selected(page)).toBe('');
  await expect(page.getByRole('heading', { name: 'Shown with' })).toBeVisible();
});

test('items of the flow and overlays are grouped where they are, or it is said why not', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const choose = async (id: string, ...others: readonly string[]): Promise<void> => {
    await page.locator(`[data-row="${id}"]`).click();
    for (const other of others) await page.locator(`[data-row="${other}"]`).click({ modifiers: ['Control'] });
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
  expect(await rows(page)).toContain('top a g c d foot e');
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
  expect(await selected(page)).toBe('two');

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
  expect(await selected(page)).toBe('dot');
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
  expect(await selected(page)).toBe('dot');
  // The group turns about (66, 46), so that the middle of `dot` is seen at (51, 76).
  const classes = (await saved(page)).sections[0]?.children[0]?.classes;
  expect(classes).toBe('absolute left-[41px] top-[61px] w-[20px] h-[30px] rotate-[90deg]');
  await page.keyboard.press('Control+z');
  expect(await rows(page)).toContain('top g dot');
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

/** Touches the page; fingers are told apart by their place in the list. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: readonly Point[]
): Promise<void> {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Without waiting between the touches: on a busy machine, a finger that waits for an answer has pressed long. */
async function swipe(session: CDPSession, from: Point, to: Point): Promise<void> {
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await Promise.all([
    touch(session, 'touchStart', from),
    ...[0.3, 0.6, 1].map((part) => touch(session, 'touchMove', at(part))),
    touch(session, 'touchEnd'),
  ]);
}

test('the canvas answers to fingers', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL, width: 390 });
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Inspector' }).click();
  await openScratch(page);
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const face = () => onFace(page, 0, 0);

  // Items are dragged, even small ones between their handles; beside them a finger pans, and two zoom.
  const two = await onFace(page, 84, 250);
  await page.touchscreen.tap(two.x, two.y);
  await swipe(session, two, await onFace(page, 120, 290));
  const before = await face();
  const beside = await onFace(page, 200, 320);
  await swipe(session, beside, { x: beside.x - 40, y: beside.y });
  await expect.poll(async () => Math.round((await face()).x - before.x)).toBe(-40);
  const zoom = page.getByTitle('Zoom to 100%');
  const start = Number.parseInt((await zoom.textContent()) ?? '', 10);
  const middle = await onFace(page, 120, 300);
  const pair = (away: number): [Point, Point] => [
    { x: middle.x - away, y: middle.y },
    { x: middle.x + away, y: middle.y },
  ];
  await Promise.all([
    touch(session, 'touchStart', pair(30)[0]),
    touch(session, 'touchStart', ...pair(30)),
    touch(session, 'touchMove', ...pair(45)),
    touch(session, 'touchMove', ...pair(60)),
    touch(session, 'touchEnd'),
  ]);
  await expect.poll(async () => Number.parseInt((await zoom.textContent()) ?? '', 10)).toBeGreaterThan(1.8 * start);
  await page.getByRole('button', { name: 'Zoom to fit' }).click();

  // A long press opens the menu, which stays when the finger leaves.
  const a = await onFace(page, 100, 20);
  await touch(session, 'touchStart', a);
  const duplicate = page.getByRole('menuitem', { name: 'Duplicate' });
  await expect(duplicate).toBeVisible();
  await touch(session, 'touchEnd');
  await expectNoSeriousViolations(page);
  await duplicate.tap();
  await page.getByRole('button', { name: 'Inspector' }).click();
  const { sections, absoluteItems } = await saved(page);
  expect(sections[0]?.children).toHaveLength(3);
  expect(absoluteItems[1]).toMatchObject({ width: 10 });
  expect(absoluteItems[1]?.x).toBeCloseTo(45, 0);
});

test('a small screen shows the whole face at every size, and what is selected above a drawer', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL, width: 360 });
  const face = page.getByRole('img', { name: 'Front of the card' });
  const zoom = page.getByTitle('Zoom to 100%');
  await expect(face).toBeVisible();
  await expect(zoom).not.toHaveText('100%');
  const fitted = (await zoom.textContent()) ?? '';
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.setViewportSize({ width: 1440, height });
  await expect(zoom).toHaveText('100%');
  await page.setViewportSize({ width: 360, height });
  await expect(zoom).toHaveText(fitted);
  // The last section, in which the text lands, is below the upper edge of the drawer.
  await page.getByRole('button', { name: 'Add to the face' }).click();
  await page.getByRole('menuitem', { name: 'Add text' }).click();
  await expect(page.getByLabel('Text on the face')).toBeFocused();
  await page.keyboard.press('Escape');
  const top = async (): Promise<number> => (await face.boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole('button', { name: 'Inspector' }).click();
  await expect.poll(top).toBeLessThan(before - 20);
  await page.keyboard.press('Escape');
  await expect.poll(top).toBe(before);
  // A chosen zoom stays.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const chosen = (await zoom.textContent()) ?? '';
  await page.setViewportSize({ width: 420, height });
  await expect.poll(() => page.locator('[data-pane]').evaluate(({ clientWidth }) => clientWidth)).toBe(420);
  await expect(zoom).toHaveText(chosen);
});

test('a drawer is as high as its handle says: by a drag, a tap and the keyboard', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL, width: 360 });
  await onFace(page, 0, 0);
  const structure = page.getByRole('button', { name: 'Structure' });
  await structure.click();
  const drawer = page.getByRole('dialog', { name: 'Structure' });
  const handle = page.getByRole('separator', { name: 'Height of the drawer' });
  const whole = page.viewportSize()?.height ?? 0;
  const height = async (): Promise<number> => (await drawer.boundingBox())?.height ?? 0;
  const half = Math.round(whole * 0.56);
  const isHigh = (wanted: number) => expect.poll(async () => Math.round(await height())).toBe(wanted);
  await isHigh(half);
  await expectNoSeriousViolations(page);

  await handle.tap();
  await isHigh(whole - 52);
  await handle.tap();
  await isHigh(half);

  const dragTo = async (y: number): Promise<void> => {
    const { x, y: from, width } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await drag(page, { x: x + width / 2, y: from + 10 }, { x: x + width / 2, y });
  };
  await dragTo(90);
  await isHigh(whole - 52);
  await dragTo(whole / 2);
  await isHigh(half);

  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await isHigh(whole - 52);
  await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
  await page.keyboard.press('ArrowDown');
  await isHigh(half);
  await page.keyboard.press('Enter');
  await isHigh(whole - 52);

  // Far below the half, it closes, and opens at the half again.
  await dragTo(whole - 60);
  await expect(drawer).toHaveCount(0);
  await structure.click();
  await isHigh(half);
});

test('the drawer of a phone has a tab for everything beside the canvas of a wide screen', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL, width: 360 });
  await onFace(page, 0, 0);
  await page.getByRole('button', { name: 'Structure' }).click();
  const tab = async (name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();
  const items = page.getByRole('treeitem', { name: /, Title/ });
  await expect(items).toHaveCount(0);

  await tab('Data');
  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  await tab('Structure');
  await expect(items).toHaveCount(1);
  await tab('Parts');
  await expect(page.getByText('Select a group and save it as a part')).toBeVisible();
  await tab('History');
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: /^Opened/ }).click();
  await tab('Inspector');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Structure' }).click();
  await expect(items).toHaveCount(0);
});

test('a text from right to left is written as it is seen, and so is a name', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await onFace(page, 0, 0);
  const isRightToLeft = (locator: Locator) =>
    expect.poll(() => locator.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
  await page.keyboard.press('t');
  const onTheFace = page.getByLabel('Text on the face');
  await onTheFace.fill('مرحبا (2) يا Alice!');
  await isRightToLeft(onTheFace);
  await page.keyboard.press('Escape');
  await isRightToLeft(page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.press('F2');
  const name = page.getByRole('tree').getByRole('textbox', { name: 'Name' });
  await name.fill('عنوان (1)!');
  await isRightToLeft(name);
  await page.keyboard.press('Enter');
  await isRightToLeft(page.getByRole('treeitem').getByText('عنوان'));
  await isRightToLeft(page.getByRole('heading').getByText('عنوان'));
});

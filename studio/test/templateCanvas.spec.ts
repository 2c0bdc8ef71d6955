import type { Locator } from '@playwright/test';
import { expect, expectNoSeriousViolations, test } from './support/studio.js';
import { drag, onFace, type Point } from './support/templateFace.js';
import { readJson } from './support/templateJson.js';
import { openScratch, rows, saved, selected, SHELL } from './templateShell.js';

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
  await expect.poll(() => selected(page)).toBe('d');
  for (const wanted of ['g', 'top', '']) {
    await page.keyboard.press('Escape');
    await expect.poll(() => selected(page)).toBe(wanted);
  }

  // A marquee takes what it touches; with Alt only what it holds; Shift adds, also from within a section.
  await drag(page, await onFace(page, -20, 230), await onFace(page, 60, 270));
  await expect.poll(() => selected(page)).toBe('one');
  await drag(page, await onFace(page, -20, 230), await onFace(page, 80, 270));
  await expect.poll(() => selected(page)).toBe('one two');
  await drag(page, await onFace(page, -20, 230), await onFace(page, 80, 270), 'Alt');
  await expect.poll(() => selected(page)).toBe('one');
  await drag(page, await onFace(page, 150, 230), await onFace(page, 230, 300), 'Shift');
  await expect.poll(() => selected(page)).toBe('one three');

  // In the flow: into a row, and only as far as Space lets it; a copy with Alt.
  await drag(page, await onFace(page, 30, 20), await onFace(page, 72, 60));
  await expect.poll(() => rows(page)).toContain('top g c a d foot');
  await undo();
  await drag(page, await onFace(page, 30, 20), await onFace(page, 36, 250), 'Alt');
  await expect.poll(() => rows(page)).toMatch(/top a g c d foot e text-\w+ overlays/);
  await undo();
  await expect.poll(() => rows(page)).toContain('top a g c d foot e overlays');

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
  await expect.poll(() => rows(page)).toMatch(/top a text-\w+ g c d/);
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
  await expect.poll(sections).toEqual([50, 50]);
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
  await expect.poll(() => selected(page)).toBe('g');
  await page.locator('[data-row="one"]').click();
  await page.locator('[data-row="two"]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  await expect.poll(() => selected(page)).toBe('three');
  await remove('three');
  await expect.poll(() => selected(page)).toBe('overlays');
  await remove('top');
  await expect.poll(() => selected(page)).toBe('foot');
  await remove('foot');
  await expect.poll(() => selected(page)).toBe('');
  await expect(page.getByRole('heading', { name: 'Shown with' })).toBeVisible();
});

test('what is new lies beside what is selected, and only in a group if that is selected', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const levels = async (): Promise<string> =>
    (
      await page
        .locator('[role=treeitem]')
        .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-row')} ${each.getAttribute('aria-level')}`))
    )
      .join(', ')
      .replaceAll(/shape-\w+/g, 'new');
  const before = await levels();
  await page.locator('[data-row="a"]').click();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  const around = 'background 1, top 1, a 2, new 2, new 2, g 2, c 3, d 3, foot 1, e 2, overlays 1';
  await expect.poll(levels).toBe(`${around}, one 2, two 2, three 2`);

  // A paste goes beside the rectangle as well. The structure puts nothing into it either: one step in, and it stays.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const items = [{ id: 'x', kind: 'text', renderType: 'text', classes: '', props: { text: 'x' } }];
    clipboardData.setData('text/plain', JSON.stringify({ kind: 'cardwright/items', items }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const pasted = around.replace('new 2, new 2', 'new 2, new 2, text-1 2');
  await expect
    .poll(async () => (await levels()).replace(/text-\w+/, 'text-1'))
    .toBe(`${pasted}, one 2, two 2, three 2`);
  await page.locator('[role=treeitem][aria-selected=true]').press('Alt+ArrowRight');
  expect((await levels()).replace(/text-\w+/, 'text-1')).toBe(`${pasted}, one 2, two 2, three 2`);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(levels).toBe(before);

  await page.locator('[data-row="g"]').click();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect.poll(levels).toContain('g 2, c 3, d 3, new 3, new 3, foot 1');

  // Overlays do not cover each other.
  await page.locator('[data-row="one"]').click();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  const { absoluteItems } = await saved(page);
  expect(absoluteItems.map(({ x }) => x)).toEqual([10, 20, 25, 30, 65]);
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

test('the rulers have their colours for people who asked for less motion, too', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  // In the corner between the rulers.
  const corners = () =>
    page
      .locator('canvas')
      .evaluateAll((all: HTMLCanvasElement[]) =>
        all.map((canvas) => canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data.join()),
      );
  await expect.poll(corners).toContain('255,255,255,255');
});

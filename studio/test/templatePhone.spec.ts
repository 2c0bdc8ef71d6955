import type { CDPSession, Locator } from '@playwright/test';
import { expect, expectNoSeriousViolations, test } from './support/studio.js';
import { drag, onFace, type Point } from './support/templateFace.js';
import { openScratch, saved, SHELL } from './templateShell.js';

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
  // Nothing stands above the tabs but the handle, and the button that closes is beside them.
  const boxOf = async (each: Locator) => (await each.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drawer = await boxOf(page.getByRole('dialog'));
  const last = await boxOf(page.getByRole('tab').last());
  const close = await boxOf(page.getByRole('dialog').getByRole('button').first());
  expect(last.y - drawer.y).toBeLessThan(40);
  expect(last.x + last.width).toBeLessThanOrEqual(close.x);
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

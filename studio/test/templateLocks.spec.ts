import { expect, test } from './support/studio.js';
import { openScratch, row, rows, saved, selected, SHELL } from './templateShell.js';

test('what is locked stays as it is, and every way to change it says how to unlock it', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  await page.getByText('Design', { exact: true }).click();
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  const toasts = page.getByLabel('Notifications');
  const reason = '“Shape” is locked. Unlock it first (Ctrl+L).';
  const one = page.locator('[data-row="one"]');

  await one.click();
  await page.keyboard.press('Control+l');
  await expect(inspector.getByRole('note')).toHaveText(reason);
  await expect(inspector.getByLabel('Width', { exact: true })).toBeDisabled();
  await expect(inspector.getByRole('button', { name: 'Align left edges' })).toBeDisabled();

  // By keyboard.
  for (const key of ['Delete', 'Control+x', 'Control+g', 'Alt+ArrowDown', 'Control+BracketRight']) await one.press(key);
  await expect(toasts.getByText(reason)).toBeVisible();
  await expect.poll(() => selected(page)).toBe('one');

  // In the menu: the keyboard reaches the entry, and it says why.
  await one.press('Shift+F10');
  const entry = page.getByRole('menuitem', { name: 'Delete' });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toHaveAttribute('title', reason);
  await entry.press('Enter');
  await expect(toasts.getByText('Cannot delete')).toBeVisible();

  // In the palette.
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find an action' }).fill('align left');
  await expect(page.getByRole('button', { name: /Align left edges/ }).last()).toContainText(reason);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page)).toContain('overlays one two three');

  // With others, only they change: they line up with it.
  await one.click();
  for (const id of ['two', 'three']) await page.locator(`[data-row="${id}"]`).click({ modifiers: ['Control'] });
  await inspector.getByRole('button', { name: 'Align left edges' }).click();
  await page.getByText('JSON', { exact: true }).click();
  expect((await saved(page)).absoluteItems.map(({ x }) => x)).toEqual([10, 10, 10]);
  await page.keyboard.press('Delete');
  await expect(row(page, /^Shape/)).toHaveCount(1);

  // Once it is unlocked, it can be deleted.
  await one.click();
  await page.keyboard.press('Control+l');
  await page.keyboard.press('Delete');
  await expect(row(page, /^Shape/)).toHaveCount(0);

  // On a phone, the tool below the canvas says it as well.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Structure' }).click();
  await one.click();
  const bar = page.getByRole('region', { name: 'Tools' });
  await expect(bar.getByRole('button', { name: 'Delete', exact: true })).toHaveAttribute('title', reason);
});

test('a new section takes its height from those that are not locked, and is refused if there is none', async ({
  newPage,
}) => {
  const page = await newPage({ as: 'member', path: SHELL });
  await openScratch(page);
  const heights = async () => (await saved(page)).sections.map(({ heightPercent }) => heightPercent);
  const lock = async (name: string) => {
    await row(page, new RegExp(`^${name}`)).click();
    await page.keyboard.press('Control+l');
  };
  await lock('Section 1');
  await page.keyboard.press('s');
  await expect(row(page, /^Section 3/)).toBeVisible();
  await expect.poll(heights).toEqual([50, 25, 25]);
  await lock('Section 2');
  await lock('Section 3');
  await page.keyboard.press('s');
  await expect(page.getByLabel('Notifications').getByText('Cannot add section')).toBeVisible();
  await expect.poll(heights).toEqual([50, 25, 25]);
});

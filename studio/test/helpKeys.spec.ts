import { card, makeWeather, test } from './deckEditorDecks.js';
import { expect, type Page } from './support/studio.js';
import { row } from './templateShell.js';

/** What the help says about the keys of a place. */
async function helpOf(page: Page, section: string): Promise<string[]> {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
  const heading = page.getByRole('heading', { name: section });
  await expect(heading).toBeVisible();
  const labels = await help.locator('section').filter({ has: heading }).locator('dt').allTextContents();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  return labels;
}

test('the help lists the keys of the cards, the grid and the table, which work', async ({ newMember, openEditor }) => {
  const member = await newMember();
  const page = await openEditor(member, await makeWeather(member, 3));
  await card(page, 'A1').click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeHidden();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('3 selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(page.getByText('3 selected')).toBeHidden();
  await card(page, 'A1').click();
  expect(await helpOf(page, 'In the list of cards')).toContain('Extend the selection');
  await page.keyboard.press('2');
  await page.locator('[data-card]').first().click();
  await page.keyboard.press('Shift+End');
  await expect(page.getByText('3 selected')).toBeVisible();
  expect(await helpOf(page, 'In the grid')).toContain('Edit the card in a dialog');
  await page.keyboard.press('3');
  const grid = page.getByRole('grid', { name: 'Cards' });
  await expect(grid).toBeVisible();
  expect(await helpOf(page, 'In the table')).toEqual(expect.arrayContaining(['Go to another cell', 'Empty the cells']));
  await grid.focus();
  await page.keyboard.press('Control+Home');
  const text = grid.getByRole('gridcell').first();
  await expect(text).not.toHaveText('');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
});

test('the help lists the keys of a template’s structure, which work', async ({ newMember, newPage }) => {
  const page = await newPage({ as: await newMember(), path: '/create/templates?new=blank' });
  await page.getByLabel('Name').fill('Night shift');
  await page.getByRole('button', { name: 'Create template' }).click();
  await row(page, /^Section 1/).click();
  await page.keyboard.press('Shift+ArrowDown');
  const selected = page.locator('[role=treeitem][aria-selected=true]');
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(selected).toHaveCount(1);
  expect(await helpOf(page, 'In the structure')).toEqual(
    expect.arrayContaining(['Extend the selection', 'Move among the siblings']),
  );
});

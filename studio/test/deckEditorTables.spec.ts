import { makeWeather, save, savedDeck, test, openEmpty } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations, type Page } from './support/studio.js';

const dialog = (page: Page) => page.getByRole('dialog');

/** Copied spreadsheet cells, pasted at the focused cell. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test.describe('dialogs of the deck editor', () => {
  test('updates the deck from a table after a review, as one step', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3);
    const source = { url: 'http://127.0.0.1:9/cards.csv', by: 'title', columns: {} };
    await (await member.api()).patch(`/api/decks/${id}`, { table_source: source });
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Update from a table' }).click();
    await expect(dialog(page).getByLabel('Address of a table')).toHaveValue(source.url);
    await dialog(page).getByRole('button', { name: 'Fetch again' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      '127.0.0.1 is not a public address. Use an address that anyone can open.',
    );
    await dialog(page).getByLabel('Address of a table').fill('http://10.0.0.1/cards.csv');
    await dialog(page).getByRole('button', { name: 'Fetch table' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('10.0.0.1 is not a public address.');
    await dialog(page).getByLabel('Or paste cells').fill('title,text\nA1,Rewritten\n');
    await dialog(page).getByRole('button', { name: 'Read pasted cells' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: '2 cards removed' })).not.toBeChecked();
    await expect(dialog(page).getByRole('button', { name: 'Update 1 card' })).toBeInViewport();
    await dialog(page).getByRole('button', { name: 'Use another table' }).click();
    await dialog(page)
      .getByLabel('Or paste cells')
      .fill('title,text,mood\nA1,Rewritten,calm\nA2,Text of A2,\nNew one,Fresh,\n');
    await dialog(page).getByRole('button', { name: 'Read pasted cells' }).click();
    await expect(dialog(page).getByText('1 card changed')).toBeVisible();
    await dialog(page)
      .getByRole('checkbox', { name: /removed$/ })
      .uncheck();
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Update 2 cards' }).click();
    await expect(page.getByText('2 cards updated')).toBeVisible();
    await expect(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Rewritten');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Text of A1');
  });

  test('makes cards of a paste from a spreadsheet, their columns by name', async ({ newMember, newPage }) => {
    const member = await newMember();
    const id = await makeWeather(member, 0);
    const page = await newPage({ as: member });
    await openEmpty(page, id);
    await page.goto(`/create/decks/${id}?tab=welcome`);
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
    await expect(page.getByText('No cards yet. Do you have a spreadsheet?')).toBeVisible();
    const rows = Array.from(
      { length: 300 },
      (_, index) => `${index % 2 ? 'Storms' : 'Calm'}\tCard ${index}\t2\t${index}`,
    );
    await pasteText(page, ['Category\tTitle\tCopies\tCost', ...rows].join('\r\n'));
    await expect(page.getByText('1,200 cells pasted, 300 new cards')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
    await page.getByRole('grid', { name: 'Cards' }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Hail');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+d');
    await page.getByRole('rowheader', { name: '4', exact: true }).click();
    await page.keyboard.press('Delete');
    // A choice moves the card to its new category, and the selection with it; undo moves both back.
    const grid = page.getByRole('grid', { name: 'Cards' });
    await page.getByRole('columnheader', { name: 'Category' }).click();
    await page.keyboard.type('storm');
    await expect(page.getByRole('option')).toHaveText(['Storms']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(grid).toHaveAttribute('aria-activedescendant', 'cell-299-8');
    await page.keyboard.press('Control+z');
    await expect(grid).toHaveAttribute('aria-activedescendant', 'cell-0-8');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Hailstorm');
    await save(page);
    const { categories } = await savedDeck(member, id);
    const made = categories.filter(({ cards }) => cards.length > 0);
    expect(made.map(({ translations, cards }) => [translations.en?.title, cards.length])).toEqual([
      ['Calm', 150],
      ['Storms', 150],
    ]);
    expect(made[0]?.cards[0]).toMatchObject({ copies: 2, translations: { en: { title: 'Hailstorm' } } });
    expect(made[0]?.cards.slice(1, 4)).toMatchObject([
      { translations: { en: { title: 'Hail' } }, fields: { cost: 2 } },
      { translations: { en: { title: 'Card 4' } }, fields: { cost: 4 } },
      { translations: { en: { title: '' } }, fields: {} },
    ]);
  });

  test('knows the heading row of a paste whose columns are mostly new', async ({ newMember, newPage }) => {
    const member = await newMember();
    const id = await makeWeather(member, 0);
    const page = await newPage({ as: member });
    await openEmpty(page, id);
    await page.goto(`/create/decks/${id}?tab=welcome`);
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
    await expect(page.getByText('No cards yet. Do you have a spreadsheet?')).toBeVisible();
    await pasteText(page, 'Titel\tLP\tAngriff\tAbwehr\tElement\r\nHagel\t7\t2\t3\tEis\r\n');
    await expect(page.getByText('5 cells pasted, 1 new card')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Angriff' })).toBeVisible();
    await save(page);
    const { categories } = await savedDeck(member, id);
    expect(categories.flatMap(({ cards }) => cards)).toMatchObject([
      { fields: { lp: 7, angriff: 2, abwehr: 3, element: 'Eis' }, translations: { en: { title: 'Hagel' } } },
    ]);
  });

  test('leaves cells alone that a paste has nothing for, and names a text that is too long', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    await page.keyboard.press('3');
    const grid = page.getByRole('grid', { name: 'Cards' });
    await grid.focus();
    await grid.evaluate((table) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['picture'], 'hail.png', { type: 'image/png' }));
      table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('The clipboard has no text.')).toBeVisible();
    await pasteText(page, 'x'.repeat(20_001));
    await expect(page.getByText('Row 1, Title: The text has 20,001 characters')).toBeVisible();
    await expect(grid.getByRole('gridcell').first()).toHaveText('A1');
    // In the table, a digit is typed into the cell.
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('1');
    await page.getByLabel('Detailed content', { exact: true }).fill('rain '.repeat(4_001));
    await expect(page.getByText('The text has 20,005 characters, and the limit is 20,000.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Detailed content of “A1” is too long to be saved')).toBeVisible();
  });
});

import { describe, expect, it } from 'vitest';
import { card, makeWeather, openEditor, save, savedDeck, savedOrder, type Member } from './deckEditorDecks.js';
import { expectNoSeriousViolations, newMember, newPage, see, type Page } from './support/studio.js';

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Deck editor' }).getByRole('button', { name });

async function prepared(cards: number): Promise<readonly [Member, string]> {
  const member = await newMember();
  return [member, await makeWeather(member, cards)];
}

/** The editor of a deck without cards, which opens on its welcome. */
async function openEmpty(member: Member, id: string): Promise<Page> {
  const page = await newPage({ as: member, path: `/create/decks/${id}` });
  await see(page.getByRole('heading', { name: 'To a finished deck' })).toBeVisible();
  return page;
}

/** What a spreadsheet puts into the clipboard, pasted where the keyboard is. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

describe('dialogs of the deck editor', () => {
  it('finds words with signs in them, and replaces them as one step', async () => {
    const [member, id] = await prepared(3);
    const page = await openEditor(member, id);
    await page.keyboard.press('Control+Shift+F');
    await dialog(page).getByLabel('Find', { exact: true }).fill('x-ray');
    await see(dialog(page).getByText('No text has “x-ray”.')).toBeVisible();
    await dialog(page).getByLabel('Find', { exact: true }).fill('text of');
    await dialog(page).getByLabel('Replace with').fill('Words on');
    await dialog(page).getByRole('checkbox', { name: /^A2/ }).uncheck();
    await dialog(page).getByRole('button', { name: 'Replace 2 places' }).click();
    await see(page.getByText('2 places changed')).toBeVisible();
    await see(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Words on A1');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await see(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Text of A1');
  });

  it('publishes with a checklist, and gives the links away', async () => {
    const [member, id] = await prepared(1);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share and play links' }).click();
    await see(dialog(page)).toContainText('A draft is yours alone.');
    await dialog(page).getByRole('button', { name: 'Publish deck' }).click();
    await dialog(page)
      .getByRole('radio', { name: /In Explore, for everybody/ })
      .click();
    const entries = dialog(page).getByRole('list', { name: 'Checklist' });
    await see(entries.getByText('A short description for Explore')).toBeVisible();
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Publish deck' }).click();
    await see(page.getByText('The deck is published')).toBeVisible();
    await page.getByRole('button', { name: /^Status: published/ }).click();
    await see(dialog(page).getByLabel('Link to play a random card')).toHaveValue(new RegExp(`/play/random/${id}$`));
  });

  it('does not publish what lacks something', async () => {
    const [member, id] = await prepared(0);
    const page = await openEmpty(member, id);
    await page.getByRole('button', { name: /^Status: draft/ }).click();
    await dialog(page)
      .getByRole('radio', { name: /In Explore, for everybody/ })
      .click();
    await see(dialog(page).getByRole('button', { name: 'Publish deck' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Go to: At least one card' }).click();
    await see(tab(page, 'Cards')).toHaveAttribute('aria-current', 'page');
  });

  it('makes cards of a paste from a spreadsheet, their columns by name', async () => {
    const [member, id] = await prepared(0);
    const page = await openEmpty(member, id);
    await page.goto(`/create/decks/${id}?tab=welcome`);
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
    await see(page.getByText('No card yet, a spreadsheet perhaps')).toBeVisible();
    const rows = Array.from(
      { length: 300 },
      (_, index) => `${index % 2 ? 'Storms' : 'Calm'}\tCard ${index}\t2\t${index}`,
    );
    await pasteText(page, ['Category\tTitle\tCopies\tCost', ...rows].join('\r\n'));
    await see(page.getByText('900 cells pasted, 300 new cards')).toBeVisible();
    await see(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
    await page.getByRole('grid', { name: 'Cards' }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Hail');
    await page.keyboard.press('Enter');
    await save(page);
    const { categories } = await savedDeck(member, id);
    const made = categories.filter(({ cards }) => cards.length > 0);
    expect(made.map(({ translations, cards }) => [translations.en?.title, cards.length])).toEqual([
      ['Calm', 150],
      ['Storms', 150],
    ]);
    expect(made[0]?.cards[0]).toMatchObject({ copies: 2, translations: { en: { title: 'Hail' } } });
  });

  it('takes keys again after a choice was made by mouse', async () => {
    const [member, id] = await prepared(2);
    const page = await openEditor(member, id);
    await page.getByTitle('All cards').click();
    await page.keyboard.press('3');
    await see(page.getByRole('grid', { name: 'Cards' })).toBeVisible();
    await page.getByTitle('One card').click();
    await page.keyboard.press('Control+d');
    await see(page.locator('[role=treeitem][aria-level="2"][data-row]')).toHaveCount(3);
    await page.keyboard.press('Control+Enter');
    await see(dialog(page).getByLabel('Title', { exact: true })).toBeFocused();
  });

  it('chooses icons from all sets, and says what does not fit', async () => {
    const [member, id] = await prepared(2);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: /^Icon/ }).click();
    await dialog(page).getByLabel('Find an icon').fill('dragon head');
    await dialog(page)
      .getByRole('option', { name: /dragon head/ })
      .first()
      .click();
    await see(page.getByRole('button', { name: /^Icon dragon head/ })).toBeVisible();
    await page.getByLabel('Detailed content', { exact: true }).fill('Far too many words for one card. '.repeat(60));
    await see(page.getByText('Detailed content does not fit, however small it is set.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await see(page.getByRole('dialog', { name: 'Worth a look' })).toContainText('Shorten it');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await see(page.getByText('Detailed content does not fit, however small it is set.')).toHaveCount(0);
    expect(await savedOrder(member, id)).toBe('A1 A2');
    await see(card(page, 'A1')).toBeVisible();
  });
});

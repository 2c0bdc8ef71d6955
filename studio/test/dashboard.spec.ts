import { describe, expect, it } from 'vitest';
import { makeDecks } from './dashboardDecks.js';
import { api, newMember, newPage, see, type Page } from './support/studio.js';

const tile = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the dashboard', () => {
  it('teaches whoever has no deck yet, and offers finished ones to begin with', async () => {
    const page = await newPage({ as: await newMember(), path: '/create' });
    await see(page.getByRole('heading', { name: 'One blank card, no deck yet' })).toBeVisible();
    await see(page.getByRole('heading', { name: 'Or begin with a finished deck' })).toBeVisible();
    await page.getByRole('link', { name: 'Start a deck' }).click();
    await page.getByRole('dialog', { name: 'New deck' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Use a copy of Tide Pool' }).click();
    await page.waitForURL(/create\/decks\/[\da-f-]{36}$/);
    await see(page.getByText('Tide Pool', { exact: true }).first()).toBeVisible();
  });

  it('shows decks with their own cards, leads back to the last one, filters, searches, sorts, and remembers rows', async () => {
    const member = await newMember();
    const [, , last] = await makeDecks(member, [
      { title: 'Zebra', status: 'published' },
      { title: 'Goblin market' },
      { title: 'Apples', status: 'unlisted' },
    ]);
    const page = await newPage({ as: member, path: '/create' });
    const banner = page.getByRole('region', { name: 'Apples' });
    await see(banner).toContainText('Where you left off');
    await see(banner.getByRole('link', { name: 'Open deck' })).toHaveAttribute('href', `/create/decks/${last ?? ''}`);
    const zebra = tile(page, 'Zebra');
    await zebra.scrollIntoViewIfNeeded();
    await see(zebra.locator('canvas[data-painted]')).toHaveCount(3);
    await see(zebra).toContainText('Published');
    await see(zebra).toContainText('2 cards');
    const titles = page.locator('[data-deck]');
    await see(titles).toHaveText(['Apples', 'Goblin market', 'Zebra']);
    await see(page.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Published 1' }).click();
    await see(titles).toHaveText(['Zebra']);
    await page.getByRole('radio', { name: 'Tiles' }).press('ArrowRight');
    await see(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await page.reload();
    await see(titles).toHaveText(['Zebra']);
    await see(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await page.getByRole('button', { name: 'All 3' }).click();
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: 'Title A to Z' }).click();
    await see(titles).toHaveText(['Apples', 'Goblin market', 'Zebra']);
    await page.keyboard.press('/');
    await page.keyboard.type('goblin');
    await see(titles).toHaveText(['Goblin market']);
    await page.getByRole('searchbox').fill('nothing like it');
    await see(page.getByRole('heading', { name: 'No deck says ‘nothing like it’' })).toBeVisible();
    await page.getByRole('link', { name: 'Make the first' }).click();
    await see(page.getByRole('textbox', { name: 'Name' })).toHaveValue('nothing like it');
  });

  it('shows more than a page of decks when asked', async () => {
    const member = await newMember();
    await makeDecks(
      member,
      Array.from({ length: 26 }, (_, index) => ({ title: `Deck ${index}`, cards: [] })),
    );
    const page = await newPage({ as: member, path: '/create' });
    await see(page.locator('[data-deck]')).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more decks' }).click();
    await see(page.locator('[data-deck]')).toHaveCount(26);
    await see(page.getByRole('button', { name: 'Show more decks' })).toHaveCount(0);
  });

  it('says what is wrong when decks do not come, and tries again', async () => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Late' }]);
    const page = await newPage({ as: member });
    await page.route('**/api/decks?*', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await page.goto('/create');
    await see(page.getByRole('alert')).toContainText('Your decks did not arrive');
    await page.unroute('**/api/decks?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await see(tile(page, 'Late')).toBeVisible();
  });
});

describe('a deck of the dashboard', () => {
  it('is renamed, which loses nothing where it cannot be saved; its copy is taken back', async () => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Old name', status: 'published' }]);
    const page = await newPage({ as: member, path: '/create' });
    await choose(page, 'Old name', 'Rename deck');
    const name = page.getByRole('textbox', { name: 'Title' });
    await name.fill(' ');
    await page.getByRole('button', { name: 'Rename deck' }).click();
    await see(page.getByText('A title needs at least one letter.')).toBeVisible();
    await name.fill('New name');
    await page.context().setOffline(true);
    await name.press('Enter');
    await see(page.getByText('Error saving deck')).toBeVisible();
    await see(name).toHaveValue('New name');
    await page.context().setOffline(false);
    await name.press('Enter');
    await see(tile(page, 'New name')).toBeVisible();
    const { deck } = await (await api(member)).get<{ deck: { translations: object } }>(`/api/decks/${id}`);
    expect(deck.translations).toMatchObject({ en: { title: 'New name', description: 'For the test.' } });
    await page.route('**/duplicate', (route) => route.abort());
    await choose(page, 'New name', 'Duplicate deck');
    await see(page.getByText('Failed to duplicate deck')).toBeVisible();
    await page.unroute('**/duplicate');
    await choose(page, 'New name', 'Duplicate deck');
    await see(page.getByText('copied to Drafts')).toBeVisible();
    await see(page.getByRole('button', { name: 'Draft 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.getByText('The copy is in the bin')).toBeVisible();
    await see(page.locator('[data-deck]')).toHaveCount(1);
  });

  it('is published once it has what others must see, gives its links, and is taken back', async () => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Ready' }, { title: 'Unready', description: '' }]);
    const page = await newPage({ as: member, path: '/create' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'Unready', 'Publish deck');
    await see(page.getByText('Missing required fields')).toBeVisible();
    await see(page.getByText('Please fill in: Description')).toBeVisible();
    await choose(page, 'Ready', 'Publish deck');
    await see(page.getByRole('button', { name: 'Published 1' })).toBeVisible();
    await choose(page, 'Ready', 'Open early access');
    await see(page.getByRole('button', { name: 'Early access 1' })).toBeVisible();
    await choose(page, 'Ready', 'Copy play link');
    await see(page.getByText('Play link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/play/random/${id}`);
    await choose(page, 'Ready', 'Back to draft');
    await see(page.getByRole('button', { name: 'Draft 2' })).toBeVisible();
  });

  it('goes into the bin, comes back by Undo, is restored there or deleted for good', async () => {
    const member = await newMember();
    const [, gone = ''] = await makeDecks(member, [{ title: 'Back again' }, { title: 'Gone' }]);
    await (await api(member)).delete(`/api/decks/${gone}`);
    const page = await newPage({ as: member, path: '/create' });
    await choose(page, 'Back again', 'Delete deck');
    await see(page.getByRole('heading', { name: 'One blank card, no deck yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.locator('[data-deck]')).toHaveText(['Back again']);
    await choose(page, 'Back again', 'Delete deck');
    await see(page.locator('[data-deck]')).toHaveCount(0);
    await page.goto('/create?view=bin');
    await see(page.getByRole('list', { name: 'Deleted decks' }).getByRole('listitem')).toHaveCount(2);
    await see(page.getByText('gone for good in 30 days').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restore Back again' }).click();
    await page.getByRole('button', { name: 'Delete Gone for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await see(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to decks' }).click();
    await see(page.locator('[data-deck]')).toHaveText(['Back again']);
  });

  it('is walked to, opened and deleted by keyboard alone', async () => {
    const member = await newMember();
    const ids = await makeDecks(member, [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    const page = await newPage({ as: member, path: '/create' });
    const link = (title: string) => page.getByRole('link', { name: title, exact: true });
    await link('Three').focus();
    await page.keyboard.press('ArrowRight');
    await see(link('Two')).toBeFocused();
    await page.keyboard.press('End');
    await see(link('One')).toBeFocused();
    await page.keyboard.press('Delete');
    await see(page.getByRole('dialog', { name: 'Delete “One”?' })).toBeVisible();
    await see(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(page.getByRole('dialog')).toHaveCount(0);
    await link('One').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete deck' }).press('Enter');
    await see(page.locator('[data-deck]')).toHaveCount(2);
    await link('Two').press('Enter');
    await page.waitForURL(`**/create/decks/${ids[1] ?? ''}`);
  });
});

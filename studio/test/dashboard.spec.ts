import { makeDecks } from './dashboardDecks.js';
import { expect, test, type Page } from './support/studio.js';

const tile = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('the dashboard', () => {
  test('teaches whoever has no deck yet, and offers finished ones to begin with', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create' });
    await expect(page.getByRole('heading', { name: 'One blank card, no deck yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Or begin with a finished deck' })).toBeVisible();
    await page.getByRole('link', { name: 'Start a deck' }).click();
    await page.getByRole('dialog', { name: 'New deck' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Use a copy of Tide Pool' }).click();
    await page.waitForURL(/create\/decks\/[\da-f-]{36}$/);
    await expect(page.getByText('Tide Pool', { exact: true }).first()).toBeVisible();
  });

  test('shows decks with their own cards, leads back to the last one, filters, searches, sorts, and remembers rows', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const [, , last] = await makeDecks(member, [
      { title: 'Zebra', status: 'published' },
      { title: 'Goblin market' },
      { title: 'Apples', status: 'unlisted' },
    ]);
    const page = await newPage({ as: member, path: '/create' });
    const banner = page.getByRole('region', { name: 'Apples' });
    await expect(banner).toContainText('Where you left off');
    await expect(banner.getByRole('link', { name: 'Open deck' })).toHaveAttribute(
      'href',
      `/create/decks/${last ?? ''}`,
    );
    const zebra = tile(page, 'Zebra');
    await zebra.scrollIntoViewIfNeeded();
    await expect(zebra.locator('canvas[data-painted]')).toHaveCount(3);
    await expect(zebra).toContainText('Published');
    await expect(zebra).toContainText('2 cards');
    const titles = page.locator('[data-deck]');
    await expect(titles).toHaveText(['Apples', 'Goblin market', 'Zebra']);
    await expect(page.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Published 1' }).click();
    await expect(titles).toHaveText(['Zebra']);
    await page.getByRole('radio', { name: 'Tiles' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await page.reload();
    await expect(titles).toHaveText(['Zebra']);
    await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await page.getByRole('button', { name: 'All 3' }).click();
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: 'Title A to Z' }).click();
    await expect(titles).toHaveText(['Apples', 'Goblin market', 'Zebra']);
    await page.keyboard.press('/');
    await page.keyboard.type('goblin');
    await expect(titles).toHaveText(['Goblin market']);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No deck matches “nothing like it”' })).toBeVisible();
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('nothing like it');
  });

  test('shows more than a page of decks when asked', async ({ newPage, newMember }) => {
    const member = await newMember();
    await makeDecks(
      member,
      Array.from({ length: 26 }, (_, index) => ({ title: `Deck ${index}`, cards: [] })),
    );
    const page = await newPage({ as: member, path: '/create' });
    await expect(page.locator('[data-deck]')).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more decks' }).click();
    await expect(page.locator('[data-deck]')).toHaveCount(26);
    await expect(page.getByRole('button', { name: 'Show more decks' })).toHaveCount(0);
  });

  test('says what is wrong when decks do not come, and tries again', async ({ newPage, newMember }) => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Late' }]);
    const page = await newPage({ as: member });
    await page.route('**/api/decks?*', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await page.goto('/create');
    await expect(page.getByRole('alert')).toContainText('Your decks could not be loaded');
    await page.unroute('**/api/decks?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tile(page, 'Late')).toBeVisible();
  });
});

test.describe('a deck of the dashboard', () => {
  test('is renamed, which loses nothing where it cannot be saved; its copy is taken back', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Old name', status: 'published' }]);
    const page = await newPage({ as: member, path: '/create' });
    await choose(page, 'Old name', 'Rename deck');
    const name = page.getByRole('textbox', { name: 'Title' });
    await name.fill(' ');
    await page.getByRole('button', { name: 'Rename deck' }).click();
    await expect(page.getByText('A title needs at least one letter.')).toBeVisible();
    await name.fill('New name');
    await page.context().setOffline(true);
    await name.press('Enter');
    await expect(page.getByText('Error saving deck')).toBeVisible();
    await expect(name).toHaveValue('New name');
    await page.context().setOffline(false);
    await name.press('Enter');
    await expect(tile(page, 'New name')).toBeVisible();
    const { deck } = await (await member.api()).get<{ deck: { translations: object } }>(`/api/decks/${id}`);
    expect(deck.translations).toMatchObject({ en: { title: 'New name', description: 'For the test.' } });
    await page.route('**/duplicate', (route) => route.abort());
    await choose(page, 'New name', 'Duplicate deck');
    await expect(page.getByText('Failed to duplicate deck')).toBeVisible();
    await page.unroute('**/duplicate');
    await choose(page, 'New name', 'Duplicate deck');
    await expect(page.getByText('copied to Drafts')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draft 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The copy is in the bin')).toBeVisible();
    await expect(page.locator('[data-deck]')).toHaveCount(1);
  });

  test('is published once it has what others must see, gives its links, and is taken back', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Ready' }, { title: 'Unready', description: '' }]);
    const page = await newPage({ as: member, path: '/create' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'Unready', 'Publish deck');
    await expect(page.getByText('Missing required fields')).toBeVisible();
    await expect(page.getByText('Please fill in: Description')).toBeVisible();
    await choose(page, 'Ready', 'Publish deck');
    await expect(page.getByRole('button', { name: 'Published 1' })).toBeVisible();
    await choose(page, 'Ready', 'Open early access');
    await expect(page.getByRole('button', { name: 'Early access 1' })).toBeVisible();
    await choose(page, 'Ready', 'Copy play link');
    await expect(page.getByText('Play link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/play/random/${id}`);
    await choose(page, 'Ready', 'Return to draft');
    await expect(page.getByRole('button', { name: 'Draft 2' })).toBeVisible();
  });

  test('goes into the bin, comes back by Undo, is restored there or deleted for good', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const [, gone = ''] = await makeDecks(member, [{ title: 'Back again' }, { title: 'Gone' }]);
    await (await member.api()).delete(`/api/decks/${gone}`);
    const page = await newPage({ as: member, path: '/create' });
    await choose(page, 'Back again', 'Delete deck');
    await expect(page.getByRole('heading', { name: 'One blank card, no deck yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-deck]')).toHaveText(['Back again']);
    await choose(page, 'Back again', 'Delete deck');
    await expect(page.locator('[data-deck]')).toHaveCount(0);
    await page.goto('/create?view=bin');
    await expect(page.getByRole('list', { name: 'Deleted decks' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('deleted for good in 30 days').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restore Back again' }).click();
    await page.getByRole('button', { name: 'Delete Gone for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to decks' }).click();
    await expect(page.locator('[data-deck]')).toHaveText(['Back again']);
  });

  test('is walked to, opened and deleted by keyboard alone', async ({ newPage, newMember }) => {
    const member = await newMember();
    const ids = await makeDecks(member, [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    const page = await newPage({ as: member, path: '/create' });
    const link = (title: string) => page.getByRole('link', { name: title, exact: true });
    await link('Three').focus();
    await page.keyboard.press('ArrowRight');
    await expect(link('Two')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('One')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('dialog', { name: 'Delete “One”?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await link('One').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete deck' }).press('Enter');
    await expect(page.locator('[data-deck]')).toHaveCount(2);
    await link('Two').press('Enter');
    // The editor adds what it shows.
    await page.waitForURL(`**/create/decks/${ids[1] ?? ''}**`);
  });
});

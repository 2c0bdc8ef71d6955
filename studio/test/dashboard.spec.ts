import { describe, expect, it } from 'vitest';
import { makeDecks } from './dashboardDecks.js';
import { api, expectNoSeriousViolations, newMember, newPage, see, type Page } from './support/studio.js';

const tile = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const openMenu = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` }).click();

describe('the dashboard', () => {
  it('teaches whoever has no deck yet, and offers finished ones to begin with', async () => {
    const page = await newPage({ as: await newMember(), path: '/create' });
    await see(page.getByRole('heading', { name: 'One blank card, no deck yet' })).toBeVisible();
    await see(page.getByRole('heading', { name: 'Or begin with a finished deck' })).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByRole('link', { name: 'Start a deck' }).click();
    await page.getByRole('dialog', { name: 'New deck' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Use a copy of Tide Pool' }).click();
    await page.waitForURL(/create\/decks\/[\da-f-]{36}$/);
    await see(page.getByText('Tide Pool', { exact: true }).first()).toBeVisible();
  });

  it.each([
    [1440, 'light'],
    [360, 'dark'],
  ] as const)('shows decks with their own cards at %d px in %s', async (width, colorMode) => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Night Signals', status: 'published' }, { title: 'Tide Pool' }]);
    const page = await newPage({ as: member, path: '/create', width, colorMode });
    const deck = tile(page, 'Night Signals');
    await deck.scrollIntoViewIfNeeded();
    await see(deck.locator('canvas[data-painted]')).toHaveCount(3);
    await see(deck).toContainText('Published');
    await see(deck).toContainText('2 cards');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoSeriousViolations(page);
  });

  it('leads back to the deck that was edited last', async () => {
    const member = await newMember();
    const [, last] = await makeDecks(member, [{ title: 'Older' }, { title: 'Newer' }]);
    const page = await newPage({ as: member, path: '/create' });
    const banner = page.getByRole('region', { name: 'Newer' });
    await see(banner).toContainText('Where you left off');
    await see(banner.getByRole('link', { name: 'Open deck' })).toHaveAttribute('href', `/create/decks/${last ?? ''}`);
  });

  it('filters, searches and sorts on the server, and keeps that in the address', async () => {
    const member = await newMember();
    await makeDecks(member, [
      { title: 'Zebra', status: 'published' },
      { title: 'Goblin market' },
      { title: 'Apples', status: 'unlisted' },
    ]);
    const page = await newPage({ as: member, path: '/create' });
    const titles = page.locator('[data-deck]');
    await see(titles).toHaveText(['Apples', 'Goblin market', 'Zebra']);
    await see(page.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Published 1' }).click();
    await see(titles).toHaveText(['Zebra']);
    await page.reload();
    await see(titles).toHaveText(['Zebra']);
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

  it('remembers rows', async () => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Rows' }]);
    const page = await newPage({ as: member, path: '/create' });
    await see(page.locator('[data-deck]')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Tiles' }).press('ArrowRight');
    await see(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await page.reload();
    await see(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await expectNoSeriousViolations(page);
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
  it('is renamed', async () => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Old name' }]);
    const page = await newPage({ as: member, path: '/create' });
    await openMenu(page, 'Old name');
    await page.getByRole('menuitem', { name: 'Rename deck' }).click();
    const name = page.getByRole('textbox', { name: 'Title' });
    await name.fill(' ');
    await page.getByRole('button', { name: 'Rename deck' }).click();
    await see(page.getByText('A title needs at least one letter.')).toBeVisible();
    await name.fill('New name');
    await name.press('Enter');
    await see(tile(page, 'New name')).toBeVisible();
    const { deck } = await (await api(member)).get<{ deck: { translations: object } }>(`/api/decks/${id}`);
    expect(deck.translations).toMatchObject({ en: { title: 'New name', description: 'For the test.' } });
  });

  it('is duplicated as a draft, and says so when that fails', async () => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Twice', status: 'published' }]);
    const page = await newPage({ as: member, path: '/create' });
    await openMenu(page, 'Twice');
    await page.getByRole('menuitem', { name: 'Duplicate deck' }).click();
    await see(page.getByText('copied to Drafts')).toBeVisible();
    await see(page.locator('[data-deck]')).toHaveCount(2);
    await page.route('**/duplicate', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate deck' }).click();
    await see(page.getByText('Failed to duplicate deck')).toBeVisible();
  });

  it('is published once it has what others must see, and taken back', async () => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Ready' }, { title: 'Unready', description: '' }]);
    const page = await newPage({ as: member, path: '/create' });
    await openMenu(page, 'Unready');
    await page.getByRole('menuitem', { name: 'Publish deck' }).click();
    await see(page.getByText('Missing required fields')).toBeVisible();
    await see(page.getByText('Please fill in: Description')).toBeVisible();
    await openMenu(page, 'Ready');
    await page.getByRole('menuitem', { name: 'Publish deck' }).click();
    await see(page.getByRole('button', { name: 'Published 1' })).toBeVisible();
    await openMenu(page, 'Ready');
    await page.getByRole('menuitem', { name: 'Back to draft' }).click();
    await see(page.getByRole('button', { name: 'Draft 2' })).toBeVisible();
  });

  it('gives its links', async () => {
    const member = await newMember();
    const [id = ''] = await makeDecks(member, [{ title: 'Linked', status: 'unlisted' }]);
    const page = await newPage({ as: member, path: '/create' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMenu(page, 'Linked');
    await page.getByRole('menuitem', { name: 'Copy play link' }).click();
    await see(page.getByText('Play link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/play/random/${id}`);
  });

  it('goes into the bin and comes back by Undo', async () => {
    const member = await newMember();
    await makeDecks(member, [{ title: 'Doomed' }, { title: 'Safe' }]);
    const page = await newPage({ as: member, path: '/create' });
    await openMenu(page, 'Doomed');
    await page.getByRole('menuitem', { name: 'Delete deck' }).click();
    await see(page.locator('[data-deck]')).toHaveText(['Safe']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.locator('[data-deck]')).toHaveCount(2);
  });

  it('waits in the bin, is restored there or deleted for good', async () => {
    const member = await newMember();
    const ids = await makeDecks(member, [{ title: 'Back again' }, { title: 'Gone' }]);
    const client = await api(member);
    for (const id of ids) await client.delete(`/api/decks/${id}`);
    const page = await newPage({ as: member, path: '/create?view=bin' });
    await see(page.getByRole('listitem')).toHaveCount(2);
    await see(page.getByText('gone for good in 30 days').first()).toBeVisible();
    await expectNoSeriousViolations(page);
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

import { describe, expect, it } from 'vitest';
import { card, makeWeather, openEditor, save, savedDeck, savedOrder, whenDrawn } from './deckEditorDecks.js';
import { api, newMember, see, type Page } from './support/studio.js';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** Waits until the browser keeps what was typed: the drafts are in IndexedDB. */
const whenKept = (page: Page, text: string): Promise<unknown> => see.poll(() => keptDrafts(page)).toContain(text);

const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cardwright-drafts');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no drafts'));
    });
    const all = await new Promise<unknown[]>((resolve) => {
      const reading = database.transaction('decks').objectStore('decks').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return JSON.stringify(all);
  });

describe('saving a deck', () => {
  it('offers what was typed after a crash', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await title(page).fill('Hail that nobody saved');
    await whenKept(page, 'Hail that nobody saved');
    // A crash asks nobody: the window goes without a word.
    const context = page.context();
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const after = await context.newPage();
    await after.goto(`/create/decks/${id}`);
    const dialog = after.getByRole('dialog', { name: 'Changes that were not saved' });
    await see(dialog).toContainText('title (en)');
    await dialog.getByRole('button', { name: 'Restore changes' }).click();
    await see(title(after)).toHaveValue('Hail that nobody saved');
    await save(after);
    expect(await savedOrder(member, id)).toBe('Hail that nobody saved A2');
  });

  it('merges what was typed before a crash with what was saved since', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await title(page).fill('Mine');
    await whenKept(page, 'Mine');
    const deck = await savedDeck(member, id);
    const [category] = deck.categories;
    const [first, second] = category?.cards ?? [];
    const theirs = { ...second, translations: { en: { title: 'Theirs', description: '' } } };
    await (await api(member)).patch(`/api/decks/${id}`, { categories: [{ ...category, cards: [first, theirs] }] });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore changes' }).click();
    await whenDrawn(page);
    await save(page);
    expect(await savedOrder(member, id)).toBe('Mine Theirs');
  });

  it('asks before leaving, with three choices', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const leave = (): Promise<void> => page.getByRole('link', { name: 'Back to your decks' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await title(page).fill('Hail');
    await leave();
    await see(dialog).toContainText('What would you like to do before leaving?');
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await leave();
    await dialog.getByRole('button', { name: 'Stay and edit' }).last().click();
    await see(title(page)).toHaveValue('Hail');
    await leave();
    await dialog.getByRole('button', { name: 'Save and exit' }).click();
    await page.waitForURL('**/create/decks');
    expect(await savedOrder(member, id)).toBe('Hail');
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    await title(page).fill('Snow');
    await leave();
    await dialog.getByRole('button', { name: 'Exit without saving' }).click();
    await page.waitForURL('**/create/decks');
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    await see(title(page)).toHaveValue('Hail');
    await see(page.getByRole('dialog')).toHaveCount(0);
  });

  it('brings two windows on one deck together', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await card(other, 'A2').click();
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    const dialog = other.getByRole('dialog', { name: 'This deck was saved somewhere else' });
    await see(dialog).toContainText('Hail');
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await see(other.getByText('Deck saved')).toBeVisible();
    expect(await savedOrder(member, id)).toBe('Hail Snow');
  });

  it('lets one choose where both changed the same words', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    await other.getByRole('radio', { name: 'Theirs' }).click();
    await other.getByRole('button', { name: 'Keep both' }).click();
    await see(title(other)).toHaveValue('Hail');
    expect(await savedOrder(member, id)).toBe('Hail');
    await other.keyboard.press('Control+z');
    await see(title(other)).toHaveValue('Snow');
  });

  it('says that saving failed, and why', async () => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await page.route('**/api/decks/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { type: 'about:blank', detail: 'The disk is full.' } })
        : route.fallback(),
    );
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await see(page.getByText('Error saving deck')).toBeVisible();
    await see(page.getByText('The disk is full.')).toBeVisible();
    await see(page.getByText('Not saved', { exact: true })).toBeVisible();
    await see(page.getByText('Unsaved changes')).toBeVisible({ timeout: 4_000 });
  });

  it('saves when the line is back', async () => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    await page.context().setOffline(true);
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await see(page.getByText('Not saved, you are offline')).toBeVisible();
    await title(page).fill('Hailstorm');
    await page.context().setOffline(false);
    await see(page.getByText('Deck saved')).toBeVisible({ timeout: 15_000 });
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });
});

import { makeWeather, save, savedDeck, savedOrder, test, title, whenDrawn } from './deckEditorDecks.js';
import { expect, type Page } from './support/studio.js';

/** Waits until the browser has stored what was typed: drafts are in IndexedDB. */
const whenKept = (page: Page, text: string): Promise<unknown> => expect.poll(() => keptDrafts(page)).toContain(text);

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

test.describe('what was typed in a deck before a crash', () => {
  test('offers what was typed after a crash', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id, { isAlone: true });
    for (const field of ['One-liner', 'Short content', 'Side content']) await page.getByLabel(field).fill('Hail');
    await title(page).fill('Hail that nobody saved');
    await whenKept(page, 'Hail that nobody saved');
    // A crash does not ask: the window closes without a prompt.
    const context = page.context();
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const after = await context.newPage();
    await after.goto(`/create/decks/${id}`);
    const dialog = after.getByRole('dialog', { name: 'Changes that were not saved' });
    await expect(dialog).toContainText('title');
    // A long list of fields leaves the name of the card on its line.
    expect((await dialog.getByText('Hail that nobody saved').boundingBox())?.height).toBeLessThan(30);
    // Whoever is typing when it opens does not answer it.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.locator('button:focus')).toHaveCount(0);
    await after.keyboard.type('Hail and ');
    await after.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await after.keyboard.press('Tab');
    await expect(dialog.getByRole('list', { name: 'What changed' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Restore changes' }).press('Enter');
    await expect(title(after)).toHaveValue('Hail that nobody saved');
    await expect(after.getByRole('main')).toBeFocused();
    await save(after);
    expect(await savedOrder(member, id)).toBe('Hail that nobody saved A2');
  });

  test('merges what was typed before a crash with what was saved since', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await title(page).fill('Mine');
    await whenKept(page, 'Mine');
    const deck = await savedDeck(member, id);
    const [category] = deck.categories;
    const [first, second] = category?.cards ?? [];
    const theirs = { ...second, translations: { en: { title: 'Theirs', description: '' } } };
    await (await member.api()).patch(`/api/decks/${id}`, { categories: [{ ...category, cards: [first, theirs] }] });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore changes' }).click();
    await whenDrawn(page);
    await save(page);
    expect(await savedOrder(member, id)).toBe('Mine Theirs');
  });
});

import type { Route } from '@playwright/test';
import { card, makeWeather, save, savedDeck, savedOrder, test, whenDrawn } from './deckEditorDecks.js';
import { holdSaves } from './support/holdSaves.js';
import { expect, studioUrl, type Page } from './support/studio.js';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

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

test.describe('saving a deck', () => {
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
    await expect(dialog.getByRole('button', { name: 'Restore changes' })).toBeFocused();
    await after.keyboard.press('Enter');
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

  test('asks before leaving, with three choices', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const leave = (): Promise<void> => page.getByRole('link', { name: 'Back to your decks' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await title(page).fill('Hail');
    await leave();
    await expect(dialog).toContainText('What would you like to do before leaving?');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await leave();
    await dialog.getByRole('button', { name: 'Stay and edit' }).last().click();
    await expect(title(page)).toHaveValue('Hail');
    const held: Route[] = [];
    await page.route(`**/api/decks/${id}`, async (route) => {
      if (route.request().method() === 'PATCH' && held.length === 0) held.push(route);
      else await route.fallback();
    });
    await leave();
    await dialog.getByRole('button', { name: 'Save and exit' }).click();
    await expect.poll(() => held.length).toBe(1);
    // Closing the dialog means staying, also while it saves.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await held[0]?.continue();
    await expect(page.getByText('Deck saved')).toBeVisible();
    await expect(title(page)).toHaveValue('Hail');
    await title(page).fill('Sleet');
    await leave();
    await dialog.getByRole('button', { name: 'Save and exit' }).click();
    await page.waitForURL('**/create/decks');
    expect(await savedOrder(member, id)).toBe('Sleet');
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    await title(page).fill('Snow');
    await leave();
    await dialog.getByRole('button', { name: 'Exit without saving' }).click();
    await page.waitForURL('**/create/decks');
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    await expect(title(page)).toHaveValue('Sleet');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leaves by itself once a save that was under way succeeds, and keeps asking if it fails', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const held = await holdSaves(page, `**/api/decks/${id}`);
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    const exit = dialog.getByRole('button', { name: 'Save and exit' });
    const saveAndLeave = async (count: number): Promise<void> => {
      await page.keyboard.press('Control+s');
      await expect.poll(() => held.length).toBe(count);
      await page.getByRole('link', { name: 'Back to your decks' }).click();
      await expect(dialog.getByRole('status')).toHaveText('Saving… You will leave once everything is saved.');
    };
    await title(page).fill('Hail');
    await saveAndLeave(1);
    await held[0]?.fulfill({ status: 500, json: { type: 'about:blank', detail: 'The disk is full.' } });
    await expect(exit).toBeEnabled();
    await expect(dialog).toContainText('What would you like to do before leaving?');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await saveAndLeave(2);
    await held[1]?.continue();
    await page.waitForURL('**/create/decks');
    expect(await savedOrder(member, id)).toBe('Hail');
  });

  test('brings two windows on one deck together', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await card(other, 'A2').click();
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    const dialog = other.getByRole('dialog', { name: 'This deck was saved somewhere else' });
    await expect(dialog).toContainText('Hail');
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title(other)).toBeFocused();
    await other.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Keep both' }).press('Enter');
    await expect(title(other)).toBeFocused();
    await expect(other.getByText('Deck saved')).toBeVisible();
    expect(await savedOrder(member, id)).toBe('Hail Snow');
  });

  test('lets one choose where both changed the same words', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    await expect(other.getByRole('radio', { name: 'Theirs' })).toHaveCount(1);
    // What one chooses is not listed as a change as well.
    await expect(other.getByRole('list', { name: 'What changed' })).toHaveCount(0);
    await other.getByRole('radio', { name: 'Theirs' }).click();
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(title(other)).toHaveValue('Hail');
    expect(await savedOrder(member, id)).toBe('Hail');
    await other.keyboard.press('Control+z');
    await expect(title(other)).toHaveValue('Snow');
  });

  test('says that saving failed, and why', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await page.route('**/api/decks/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { type: 'about:blank', detail: 'The disk is full.' } })
        : route.fallback(),
    );
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Error saving deck')).toBeVisible();
    await expect(page.getByText('The disk is full.')).toBeVisible();
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
  });

  test('keeps the editor while its owner signs in again, and then saves by itself', async ({
    newPasswordMember,
    openEditor,
  }) => {
    const member = await newPasswordMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id, { isAlone: true });
    await title(page).fill('Hail');
    await save(page);
    await title(page).fill('Hailstorm');
    const { session } = await member.api();
    await fetch(`${studioUrl()}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session?.access_token ?? ''}` },
    });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(title(page)).toHaveValue('Hailstorm');
    await expect(title(page)).toBeFocused();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(title(page)).toHaveValue('Hail');
  });

  test('saves when the line is back', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    await page.context().setOffline(true);
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Not saved, you are offline')).toBeVisible();
    await title(page).fill('Hailstorm');
    await page.context().setOffline(false);
    await expect(page.getByText('Deck saved')).toBeVisible();
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  test('saves by itself when the database answers again, and does not conflict with what it had saved', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const unavailable = {
      type: '/problems/unavailable',
      title: 'Temporarily unavailable',
      status: 503,
      detail: 'The database is not responding. Try again.',
    };
    await page.route(`**/api/decks/${id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'application/problem+json', json: unavailable });
    });
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Not saved, the server is not responding')).toBeVisible();
    await expect(page.getByText('The database is not responding.')).toBeVisible();
    await title(page).fill('Hailstorm');
    await page.unroute(`**/api/decks/${id}`);
    await expect(page.getByText('Deck saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  test('saves by itself after a server that hung, and does not conflict with what it did when it woke up', async ({
    newMember,
    newPage,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await newPage({ as: member, isAlone: true });
    await page.clock.install();
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    const held: unknown[] = [];
    await page.route(`**/api/decks/${id}`, (route) =>
      route.request().method() === 'PATCH' ? void held.push(route.request().postDataJSON()) : route.continue(),
    );
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Not saved, the server is not responding')).toBeVisible();
    await title(page).fill('Hailstorm');
    await (await member.api()).patch(`/api/decks/${id}`, held[0]);
    await page.unroute(`**/api/decks/${id}`);
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Deck saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  test('brings back a deck that was deleted elsewhere, from the bin and after it', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const api = await member.api();
    for (const [typed, isErased] of [
      ['Hail', false],
      ['Snow', true],
    ] as const) {
      await api.delete(`/api/decks/${id}`);
      if (isErased) await api.delete(`/api/decks/${id}?erase=true`);
      await title(page).fill(typed);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Deck deleted elsewhere')).toBeVisible();
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page.getByText('Deck deleted elsewhere')).toBeHidden();
      expect(await savedOrder(member, id)).toBe(typed);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [what, files] of [
    ['the list of fonts', '**/fonts/manifest.json'],
    ['a font', '**/fonts/*.ttf'],
  ] as const)
    test(`draws the cards when the line is back after ${what} could not be loaded`, async ({ newMember, newPage }) => {
      const member = await newMember();
      const id = await makeWeather(member, 1);
      const page = await newPage({ as: member, isAlone: true });
      await page.route(files, (route) => route.abort('internetdisconnected'));
      await page.goto(`/create/decks/${id}`);
      await expect(page.getByRole('alert').first()).toContainText(/fonts? could not be loaded\./i);
      await page.unroute(files);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await whenDrawn(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Cannot be drawn')).toHaveCount(0);
    });
});

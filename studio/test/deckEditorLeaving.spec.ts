import type { Route } from '@playwright/test';
import { makeWeather, savedOrder, test, title, whenDrawn } from './deckEditorDecks.js';
import { holdSaves } from './support/holdSaves.js';
import { expect } from './support/studio.js';

test.describe('leaving a deck', () => {
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
    await expect(page.getByRole('main')).toBeFocused();
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
});

import { makeWeather, save, test, title } from './deckEditorDecks.js';
import { expect, studioUrl } from './support/studio.js';

test.describe('saving a deck', () => {
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
});

import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { makeDecks } from './dashboardDecks.js';
import { Api, openSession } from './support/api.js';
import { holdSaves } from './support/holdSaves.js';
import { expect, expectNoSeriousViolations, freshAddress, studioUrl, test, type Page } from './support/studio.js';

interface Me {
  readonly member: {
    readonly display_name: string;
    readonly website: string | null;
    readonly bio: string;
    readonly preferred_language: string | null;
    readonly avatar_url: string | null;
    readonly email: string;
  };
}

/** A new session each time, which also proves the password. */
const meOf = async (who: { email: string; password: string }) =>
  (await new Api(studioUrl(), await openSession(studioUrl(), who)).get<Me>('/api/members/me')).member;

/** A picture like a camera's: wide, with several colours. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['#e4572e', '#17bebb', '#ffc914'].entries()) {
      if (context !== null) context.fillStyle = colour;
      context?.fillRect(index * 300, 0, 300, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test.describe('the profile', () => {
  test('is saved with what is wrong said beside it, and loses nothing where it cannot be', async ({
    newPage,
    newPasswordMember,
  }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    const name = page.getByLabel('Display name');
    const save = page.getByRole('button', { name: 'Save profile' });
    await name.fill('Ines Novak');
    await page.getByRole('textbox', { name: 'About you' }).fill('Makes games for long trains.');
    await page.getByLabel('Website').fill('not an address');
    await save.click();
    await expect(page.getByText('Enter an address such as https://example.com.')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByLabel('Website').fill('example.com');
    await page.getByRole('combobox', { name: 'Preferred language' }).fill('german');
    await page.getByRole('option', { name: 'Deutsch (German)' }).click();
    // As reported by the browser, not only the server: nothing may wait silently.
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByText('Not saved, you are offline')).toBeVisible();
    await page.context().setOffline(false);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue('https://example.com');
    expect(await meOf(nova)).toMatchObject({
      display_name: 'Ines Novak',
      bio: 'Makes games for long trains.',
      website: 'https://example.com',
      preferred_language: 'de',
    });
    await page.goto('/create/decks?new=blank');
    await expect(page.getByRole('combobox', { name: 'Main language' })).toHaveValue('German');
  });

  test('asks before unsaved changes are left behind, brings discarded ones back, and keeps the colour mode', async ({
    newPage,
    newPasswordMember,
  }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    const name = page.getByLabel('Display name');
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await name.fill('Not saved');
    await page.getByRole('link', { name: 'Back to decks' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await dialog.getByRole('button', { name: 'Stay and edit' }).last().click();
    await expect(name).toHaveValue('Not saved');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(name).toHaveValue('Nova Tester');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Not saved');
    const held = await holdSaves(page, '**/api/members/me');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Back to decks' }).click();
    await expect(dialog.getByRole('status')).toContainText('Saving…');
    await held[0]?.continue();
    await page.waitForURL('**/create/decks');
    await page.unroute('**/api/members/me');
    await page.goBack();
    await name.fill('Saved by the dialog');
    await page.getByRole('link', { name: 'Back to decks' }).click();
    await dialog.getByRole('button', { name: 'Save and exit' }).click();
    await page.waitForURL('**/create/decks');
    expect((await meOf(nova)).display_name).toBe('Saved by the dialog');
  });
});

test.describe('the picture', () => {
  test('is chosen, cut by keyboard, undone and removed; what is no picture is refused when it is pasted', async ({
    newPage,
    newPasswordMember,
  }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    await expect(page.getByText('NT', { exact: true }).first()).toBeVisible();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture(page) };
    await page.getByLabel('Picture file').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    const circle = dialog.getByRole('group', { name: 'Crop circle' });
    await expect(circle).toBeVisible();
    await circle.focus();
    await page.keyboard.press('ArrowRight');
    await expectNoSeriousViolations(page);
    await dialog.getByRole('button', { name: 'Set picture' }).click();
    await expect(page.getByText('Picture set')).toBeVisible();
    const { avatar_url } = await meOf(nova);
    expect(avatar_url).toMatch(new RegExp(`^/storage/v1/object/public/images/${nova.id}/avatars/[0-9a-f-]+\\.webp$`));
    await expect(page.locator(`img[src*="${encodeURIComponent(avatar_url ?? '')}"]`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeHidden();
    const paste = (base64: string, name: string, type: string): Promise<void> =>
      page.evaluate(
        ([data, fileName, fileType]) => {
          const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([bytes], fileName, { type: fileType }));
          window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        },
        [base64, name, type] as const,
      );
    await paste(Buffer.from('<svg/>').toString('base64'), 'drawing.svg', 'image/svg+xml');
    await expect(page.getByText('“drawing.svg” is not a picture we can open.')).toBeVisible();
    await paste(file.buffer.toString('base64'), file.name, file.mimeType);
    await dialog.getByRole('button', { name: 'Set picture' }).click();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('Picture removed')).toBeVisible();
    expect((await meOf(nova)).avatar_url).toBeNull();
  });
});

test.describe('sign-in methods', () => {
  test('changes the address when both have confirmed', async ({ newPage, newPasswordMember, latestMail }) => {
    const nova = await newPasswordMember();
    const next = freshAddress();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('New address').fill(nova.email);
    await page.getByRole('button', { name: 'Send e-mails' }).click();
    await expect(page.getByText('This is already your address.')).toBeVisible();
    await page.getByLabel('New address').fill(next);
    await page.getByRole('button', { name: 'Send e-mails' }).click();
    await expect(page.getByText(`To become ${next}.`)).toBeVisible();
    await page.reload();
    const old = await latestMail(nova.email, 'new e-mail address');
    await page.getByLabel(`Code sent to ${nova.email}`).fill(old.code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${nova.email} is confirmed.`)).toBeVisible();
    const { link } = await latestMail(next, 'new e-mail address');
    const device = await newPage({ as: nova, path: '/settings/profile' });
    await expect(device.getByText(nova.email).first()).toBeVisible();
    const mailed = await page.context().newPage();
    await mailed.goto(link);
    await mailed.getByRole('button', { name: 'Confirm the change' }).click();
    await mailed.waitForURL('**/settings/profile');
    await expect(mailed.getByText(next).first()).toBeVisible();
    // Other pages name the address as well, without loading anew.
    await mailed.getByRole('button', { name: 'Menu of' }).click();
    await expect(mailed.getByRole('menu').getByText(next)).toBeVisible();
    await expect(page.getByText(`To become ${next}.`)).toBeHidden();
    // Another device reads the account anew when its page is looked at again.
    await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(() => device.evaluate(() => localStorage.getItem('cardwright-session')))
      .toContain(`"email":"${next}"`);
    await expect(device.getByText(nova.email)).toHaveCount(0);
    expect((await meOf({ email: next, password: nova.password })).email).toBe(next);
  });

  test('shows a half-confirmed change by link, and changes by the second code', async ({
    newPage,
    newMember,
    latestMail,
  }) => {
    const nova = await newMember();
    const next = freshAddress();
    const page = await newPage({ as: nova, path: '/settings/profile', width: 360 });
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('New address').fill(next);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`To become ${next}.`)).toBeVisible();
    const mailed = await newPage({ path: (await latestMail(nova.email, 'new e-mail address')).link });
    await mailed.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(mailed.getByRole('heading', { name: 'One down, one to go.' })).toBeVisible();
    await page.getByLabel(`Code sent to ${next}`).fill((await latestMail(next, 'new e-mail address')).code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Address changed')).toBeVisible();
    await expect(page.getByText(`To become ${next}.`)).toBeHidden();
  });

  test('changes the password with the present one or a code, and ends other sessions', async ({
    newPage,
    newPasswordMember,
    latestMail,
  }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('quartz lantern harbour');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The current password is wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'I have no password, or forgot it: send me a code' }).click();
    const { code } = await latestMail(nova.email, 'is your Cardwright code');
    await page.getByLabel(`Code sent to ${nova.email}`).fill(code);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    expect((await meOf({ ...nova, password: 'quartz lantern harbour' })).email).toBe(nova.email);
    await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
    await expect(page.getByText('Signed out everywhere else')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Display name')).toBeVisible();
  });
});

test.describe('leaving', () => {
  test('downloads everything first, then deletes the account', async ({ newPage, newPasswordMember }) => {
    const nova = await newPasswordMember();
    await makeDecks(nova, [{ title: 'Last words', description: 'One deck.' }]);
    const page = await newPage({ as: nova, path: '/settings/profile' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel(/or DELETE$/)).toBeDisabled();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download everything' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^cardwright-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await buffer(await download.createReadStream()));
    expect(Object.keys(files)).toEqual(['everything.json', 'decks/01-last-words.json']);
    await dialog.getByLabel(/or DELETE$/).fill('delete');
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByLabel(/or DELETE$/).fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is gone.' })).toBeVisible();
    await page.getByLabel('E-mail address').fill(nova.email);
    await page.getByLabel('Password', { exact: true }).fill(nova.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').last()).toContainText('The address or password is wrong');
  });

  test('tells the last admin at once that the account cannot be deleted', async ({ newPage }) => {
    const page = await newPage({ as: 'admin', path: '/settings/profile' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your account cannot be deleted yet' });
    await expect(dialog).toContainText('Make someone else an admin first.');
    await dialog.getByRole('link', { name: 'Choose an admin' }).click();
    await page.waitForURL('**/admin/members');
  });
});

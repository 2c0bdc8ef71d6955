import { makeWeather, test } from './deckEditorDecks.js';
import { openExport } from './exportDialog.js';
import { expect, expectNoSeriousViolations, studioUrl, type Member, type Page } from './support/studio.js';

/** Ends all sessions of somebody, as from another device. */
async function endEverywhere(who: Member): Promise<void> {
  const { session } = await who.api();
  await fetch(`${studioUrl()}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${session?.access_token ?? ''}` },
  });
}

async function typeAndLoseSession(page: Page, who: Member): Promise<void> {
  await page.getByLabel('Display name').fill('Typed, not saved');
  await endEverywhere(who);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
}

test.describe('a session that ends while somebody types', () => {
  test('is begun again on the page, which loses nothing', async ({ newPage, newPasswordMember }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    await typeAndLoseSession(page, nova);
    await expectNoSeriousViolations(page);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('The password is wrong');
    await dialog.getByLabel('Password', { exact: true }).fill(nova.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Display name')).toHaveValue('Typed, not saved');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('leaves no fault in a dialog of a deck once it is begun again', async ({ newPasswordMember, openEditor }) => {
    const nova = await newPasswordMember();
    const page = await openEditor(nova, await makeWeather(nova, 1), { isAlone: true });
    await endEverywhere(nova);
    await openExport(page);
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(nova.password);
    await expect(page.getByText('Past exports could not be loaded.')).toHaveCount(0);
    const listed = page.waitForResponse((answer) => answer.url().includes('/api/exports?') && answer.ok());
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    await listed;
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

  test('is begun again by a code', async ({ newPage, newMember, latestMail }) => {
    const nova = await newMember();
    const page = await newPage({ as: nova, path: '/settings/profile', width: 360 });
    await typeAndLoseSession(page, nova);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByRole('button', { name: 'Send me a code instead' }).click();
    const { code } = await latestMail(nova.email, 'sign-in link');
    await dialog.getByLabel('Code from the e-mail').fill(code);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Display name')).toHaveValue('Typed, not saved');
  });
});

test('shows in tabs of strangers that somebody has signed in', async ({ newPage, newPasswordMember }) => {
  const nova = await newPasswordMember();
  const page = await newPage({ path: '/login' });
  const other = await page.context().newPage();
  await other.goto('/login?redirect=/create/templates');
  await page.getByLabel('E-mail address').fill(nova.email);
  await page.getByLabel('Password', { exact: true }).fill(nova.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await other.waitForURL('**/create/templates');
});

test.describe('signing out', () => {
  test('ends the session here, in all tabs, and says so', async ({ newPage, newMember }) => {
    const nova = await newMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    const other = await page.context().newPage();
    await other.goto('/create/decks');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByRole('heading', { name: 'Lamp off.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'cardwright-session'))).toEqual(
      [],
    );
    await page.goto('/create/decks');
    await page.waitForURL('**/login?redirect=*');
  });

  test('ends it everywhere', async ({ newPage, newMember }) => {
    const nova = await newMember();
    const page = await newPage({ as: nova, path: '/settings/profile' });
    const device = await newPage({ as: nova, path: '/settings/profile' });
    await expect(device.getByLabel('Display name')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Lamps off, everywhere.' })).toBeVisible();
    await device.getByLabel('Display name').fill('Still here?');
    await device.getByRole('button', { name: 'Save profile' }).click();
    await expect(device.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  });

  test('works without a connection for this browser, and says where it does not', async ({ newPage, newMember }) => {
    const nova = await newMember();
    const page = await newPage({ as: nova });
    // Before the page opens: scripts that it loads ahead must not be on their way when requests begin to be caught.
    await page.route('**/auth/v1/logout**', (route) => route.abort('internetdisconnected'));
    await page.goto('/settings/profile');
    await expect(page.getByLabel('Display name')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await page.getByRole('button', { name: 'Sign out here only' }).click();
    await expect(page.getByRole('heading', { name: 'Lamp off.' })).toBeVisible();
  });
});

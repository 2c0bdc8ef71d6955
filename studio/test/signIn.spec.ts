import { expect, freshAddress, test, type Page } from './support/studio.js';

const PASSWORD = 'plum velvet tractor';

async function fillPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('signing in with a password', () => {
  test('leads back to where one wanted to go', async ({ newPage, newPasswordMember }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: '/settings/profile?tab=a' });
    await page.waitForURL('**/login?redirect=*');
    await fillPassword(page, nova.email, nova.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/settings/profile?tab=a');
  });

  test('works by keyboard alone, and leads to the decks', async ({ newPage, newPasswordMember }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: '/login' });
    await expect(page.getByLabel('E-mail address')).toBeFocused();
    await page.keyboard.type(nova.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(nova.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create/decks');
  });

  test('goes on at once for who is signed in, and never elsewhere', async ({ newPage }) => {
    const page = await newPage({ as: 'member', path: '/login?redirect=/settings/profile' });
    await page.waitForURL('**/settings/profile');
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`);
      await page.waitForURL('**/create/decks');
    }
  });

  test('says what is wrong, and keeps what was typed', async ({ newPage, newPasswordMember }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: `/login?email=${encodeURIComponent(nova.email)}` });
    await expect(page.getByLabel('E-mail address')).toHaveValue(nova.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The address or password is wrong');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('E-mail address')).toHaveValue(nova.email);
    await page.getByLabel('E-mail address').fill('nonsense');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter an address such as nova@example.com.')).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText('Caps lock is on')).toBeVisible();
  });

  test('says how long to wait after too many tries, and that the server is away', async ({ newPage }) => {
    const page = await newPage({ path: '/login' });
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message: 'Too many requests. Try again in 2 s.' },
      }),
    );
    await fillPassword(page, 'nova@example.com', PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText(/Too many attempts.*Try again in [12] s/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await page.route('**/auth/v1/token**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  });
});

test.describe('signing in by e-mail', () => {
  test('takes the code from the e-mail, and says where a stored e-mail is', async ({
    newPage,
    newMember,
    latestMail,
  }) => {
    const nova = await newMember();
    const page = await newPage({ path: '/login?redirect=/create/templates' });
    await page.getByRole('link', { name: 'E-mail link or code' }).click();
    await page.getByLabel('E-mail address').fill(nova.email);
    await page.getByRole('button', { name: 'Send link and code' }).click();
    await expect(page.getByText('This server stores e-mails')).toBeVisible();
    const { code } = await latestMail(nova.email, 'sign-in link');
    await page.getByLabel('Code from the e-mail').fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('has expired');
    await page.getByLabel('Code from the e-mail').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create/templates');
  });

  test('takes the link, after a press; the page that asked goes on too', async ({ newPage, latestMail }) => {
    const email = freshAddress();
    const page = await newPage({ path: '/login?view=mail&redirect=/create/templates' });
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send link and code' }).click();
    const { link } = await latestMail(email);
    const other = await page.context().newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'There you are.' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.waitForURL('**/create/templates');
    await page.waitForURL('**/create/templates');
  });

  test('says when a link was used already, and sends a new one', async ({ newPage, latestMail }) => {
    const email = freshAddress();
    const page = await newPage({ path: '/login?view=mail' });
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send link and code' }).click();
    const { link } = await latestMail(email);
    const [first, second] = [await newPage({ path: link }), await newPage({ path: link })];
    await first.getByRole('button', { name: 'Sign in' }).click();
    // The address is new, so its first deck comes next.
    await first.waitForURL('**/onboarding?new=1');
    await second.getByRole('button', { name: 'Sign in' }).click();
    await expect(second.getByRole('heading', { name: 'This link has been played.' })).toBeVisible();
    await second.getByRole('link', { name: 'Send a new one' }).click();
    await expect(second.getByRole('button', { name: 'Send link and code' })).toBeVisible();
  });
});

test.describe('signing up', () => {
  test('makes an account with a name and signs in', async ({ newPage }) => {
    const email = freshAddress();
    const page = await newPage({ path: '/login' });
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill('Ines Novak');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Use 3 more characters.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('This password is easy to guess');
    // What the form finds itself replaces what the server has said.
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Use 3 more characters.')).toBeVisible();
    await expect(page.getByText('This password is easy to guess')).toBeHidden();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/onboarding?new=1');
  });

  test('says who may create an account, and offers another service', async ({ newPage }) => {
    for (const [mode, words] of [
      ['invited', 'New accounts are by invitation.'],
      ['closed', 'This server accepts no new accounts.'],
    ] as const) {
      const page = await newPage();
      await page.route('**/api/config', async (route) => {
        const response = await route.fetch();
        const config = (await response.json()) as object;
        await route.fulfill({ response, json: { ...config, sign_up: mode, sign_in_with: 'Workshop' } });
      });
      await page.goto('/login?view=sign-up');
      await expect(page.getByText(words)).toBeVisible();
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Continue with Workshop' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(mode === 'closed' ? 0 : 1);
    }
  });

  test('refuses an address that has an account, and offers to sign in with it', async ({
    newPage,
    newPasswordMember,
  }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: '/login?view=sign-up' });
    await fillPassword(page, nova.email, 'another velvet tractor');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('This address already has an account');
    await page.getByRole('link', { name: 'Sign in with this address' }).click();
    await expect(page.getByLabel('E-mail address')).toHaveValue(nova.email);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by the link', async ({ newPage, newPasswordMember, latestMail }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: `/login?redirect=/create/templates&email=${nova.email}` });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link and code' }).click();
    const { link } = await latestMail(nova.email, 'new password');
    const mailed = await newPage({ path: link });
    await mailed.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(mailed.getByText(`You are signed in as ${nova.email}.`)).toBeVisible();
    await mailed.getByLabel('New password').fill('quartz lantern harbour');
    await mailed.getByRole('button', { name: 'Set password' }).click();
    await mailed.waitForURL('**/create/templates');
    const again = await newPage({ path: '/login' });
    await fillPassword(again, nova.email, 'quartz lantern harbour');
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.waitForURL('**/create/decks');
  });

  test('is replaced by the code', async ({ newPage, newPasswordMember, latestMail }) => {
    const nova = await newPasswordMember();
    const page = await newPage({ path: `/login?view=forgotten&email=${nova.email}` });
    await page.getByRole('button', { name: 'Send link and code' }).click();
    const { code } = await latestMail(nova.email, 'new password');
    await page.getByLabel('Code from the e-mail').fill(code);
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await page.getByLabel('New password').fill(nova.password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toContainText('This is your current password');
    await page.getByLabel('New password').fill('quartz lantern harbour');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL('**/create/decks');
  });
});

import { startSignInMailServer } from './signInMailServer.js';
import { serveSite } from './support/serveSite.js';
import { startServer } from './support/startServer.js';
import { expect, freshAddress, test, type Page } from './support/studio.js';

const PASSWORD = 'plum velvet tractor';

test.describe('signing up where mails are sent', () => {
  // One worker takes all of them, with one server.
  test.describe.configure({ mode: 'default' });
  let mails: Awaited<ReturnType<typeof startSignInMailServer>>;
  let url: string;
  const stops: (() => Promise<void>)[] = [];

  test.beforeAll(async () => {
    mails = await startSignInMailServer();
    const server = await startServer({ SMTP_URL: mails.url });
    const site = process.env.STUDIO_TEST_SITE;
    const served = site === undefined || site === '' ? undefined : await serveSite(site, server.url);
    url = served?.url ?? server.url;
    stops.push(
      () => served?.stop() ?? Promise.resolve(),
      () => server.stop(),
      () => mails.close(),
    );
  });
  test.afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const signUp = async (page: Page, email: string): Promise<void> => {
    await page.goto(`${url}/login?view=sign-up&redirect=/create/templates`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Check your inbox.')).toBeVisible();
    await expect(page.getByText('This server stores e-mails')).toBeHidden();
  };

  test('waits for the code', async ({ newPage }) => {
    const email = freshAddress();
    const page = await newPage();
    await signUp(page, email);
    const { code } = await mails.next();
    await page.getByLabel('Code from the e-mail').fill(code);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.waitForURL('**/create/templates');
  });

  test('refuses the password before the address is confirmed, and sends the e-mail again', async ({ newPage }) => {
    const email = freshAddress();
    await signUp(await newPage(), email);
    await mails.next();
    const page = await newPage();
    await page.goto(`${url}/login?email=${email}`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toContainText('This address is not confirmed yet');
    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    const { link } = await mails.next();
    const mailed = await newPage();
    await mailed.goto(url + link);
    await expect(mailed.getByRole('heading', { name: 'This seat is yours.' })).toBeVisible();
    await mailed.getByRole('button', { name: 'Confirm address' }).click();
    await mailed.waitForURL('**/onboarding?new=1');
  });
});

import { afterAll, beforeAll, describe, it } from 'vitest';
import { freshAddress } from './signInMail.js';
import { startSignInMailServer } from './signInMailServer.js';
import { serveSite } from './support/serveSite.js';
import { startServer } from './support/startServer.js';
import { newPage, see, type Page } from './support/studio.js';

const PASSWORD = 'plum velvet tractor';

describe('signing up where mails are sent', () => {
  let mails: Awaited<ReturnType<typeof startSignInMailServer>>;
  let url: string;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    mails = await startSignInMailServer();
    process.env.SMTP_URL = mails.url;
    const server = await startServer();
    delete process.env.SMTP_URL;
    const site = process.env.STUDIO_TEST_SITE;
    const served = site === undefined || site === '' ? undefined : await serveSite(site, server.url);
    url = served?.url ?? server.url;
    stops.push(
      () => served?.stop() ?? Promise.resolve(),
      () => server.stop(),
      () => mails.close(),
    );
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const signUp = async (email: string): Promise<Page> => {
    const page = await newPage();
    await page.goto(`${url}/login?view=sign-up&redirect=/create/templates`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await see(page.getByText('Look into your inbox.')).toBeVisible();
    await see(page.getByText('This server sends no mail')).toBeHidden();
    return page;
  };

  it('waits for the code', async () => {
    const email = freshAddress();
    const page = await signUp(email);
    const { code } = await mails.next();
    await page.getByLabel('Code from the mail').fill(code);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.waitForURL('**/create/templates');
  });

  it('refuses the password before the address is confirmed, and sends the mail again', async () => {
    const email = freshAddress();
    await signUp(email);
    await mails.next();
    const page = await newPage();
    await page.goto(`${url}/login?email=${email}`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await see(page.getByRole('alert').first()).toContainText('This address is not confirmed yet');
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    const { link } = await mails.next();
    const mailed = await newPage();
    await mailed.goto(url + link);
    await see(mailed.getByRole('heading', { name: 'This seat is yours.' })).toBeVisible();
    await mailed.getByRole('button', { name: 'Confirm address' }).click();
    await mailed.waitForURL('**/create/decks');
  });
});

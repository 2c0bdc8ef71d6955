import { expect, freshAddress, test } from './support/studio.js';

test.describe('links and e-mails that go wrong easily', () => {
  test('the older of two links for a new password says that a newer one replaced it', async ({
    newPage,
    newMember,
    latestMail,
  }) => {
    const nova = await newMember();
    const ask = async (): Promise<void> => {
      const page = await newPage({ path: '/login?view=forgotten' });
      await page.getByLabel('E-mail address').fill(nova.email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Check your inbox.')).toBeVisible();
    };
    await ask();
    const older = await latestMail(nova.email, 'new password');
    await ask();
    await expect.poll(async () => (await latestMail(nova.email, 'new password')).link).not.toBe(older.link);
    const page = await newPage({ path: older.link });
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page.getByText('only until you ask for a newer one')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a new one' })).toBeVisible();
  });

  test('a long address does not make an e-mail wider than a phone', async ({ newPage, newMember, latestMail }) => {
    const nova = await newMember();
    const next = freshAddress().replace('@', `@${'a-very-long-name-of-an-authority'.repeat(2).slice(0, 60)}.`);
    const client = await nova.api();
    await client.put('/auth/v1/user', { email: next });
    const { html } = await latestMail(next);
    const page = await newPage({ width: 360 });
    await page.setContent(html);
    await expect(page.getByText(next).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

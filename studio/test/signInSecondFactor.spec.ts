import { TOTP } from 'otpauth';
import { expect, expectNoSeriousViolations, test } from './support/studio.js';

test('a second factor is set up in the profile, asked for at the next sign-in, and turned off', async ({
  newPage,
  newPasswordMember,
}) => {
  const nova = await newPasswordMember();
  const page = await newPage({ as: nova, path: '/settings/profile' });
  await page.getByRole('button', { name: 'Set up' }).click();
  const qrCode = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(qrCode).toBeVisible();
  expect(await qrCode.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  await expectNoSeriousViolations(page);
  const secret = (await page.locator('code', { hasText: /^[A-Z2-7 ]{20,}$/ }).innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret });
  const code = page.getByLabel('Code that the app shows');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('region', { name: 'Sign-in' }).getByRole('alert')).toContainText(
    'This code is not valid',
  );
  await code.fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Signing in also takes a code')).toBeVisible();

  const again = await newPage({ path: '/login?redirect=/settings/profile' });
  await again.getByLabel('E-mail address').fill(nova.email);
  await again.getByLabel('Password', { exact: true }).fill(nova.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('heading', { name: 'Show your second card.' })).toBeVisible();
  await again.goto('/create/decks');
  await again.waitForURL('**/login?redirect=*');
  await expectNoSeriousViolations(again);
  // Each code works once; the server also accepts the next one.
  await again.getByLabel('Code from your authenticator app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.waitForURL('**/create/decks');

  await again.goto('/settings/profile');
  await again.getByRole('button', { name: 'Turn off' }).click();
  await again.getByRole('button', { name: 'Turn it off' }).click();
  await expect(again.getByText('Off. With it, signing in also takes a code')).toBeVisible();
});

import { expect, test, type Page } from './support/studio.js';

const VIEWS = ['', '?view=mail', '?view=sign-up', '?view=forgotten'];

function submitButton(page: Page): ReturnType<Page['locator']> {
  return page.locator('button[type=submit]');
}

test.describe('the button of the sign-in page', () => {
  for (const width of [1440, 1024, 360])
    test(`stays where it is when fonts and settings arrive, at ${width} px`, async ({ newPage }) => {
      for (const view of VIEWS) {
        const page = await newPage({ width, isAlone: true });
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await page.route('**/api/config', async (route) => {
          await released;
          const response = await route.fetch();
          const config = (await response.json()) as object;
          await route.fulfill({ response, json: { ...config, sign_in_with: 'Workshop' } });
        });
        await page.goto(`/login${view}`, { waitUntil: 'commit' });
        await expect(submitButton(page)).toBeVisible();
        const before = await submitButton(page).boundingBox();
        release();
        if (view === '') await expect(page.getByRole('button', { name: 'Continue with Workshop' })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => page.evaluate(() => document.fonts.check('650 32px "Besley Variable"'))).toBe(true);
        expect(await submitButton(page).boundingBox(), view).toEqual(before);
      }
    });

  test('stays where it is while it is pressed with caps lock on', async ({ newPage }) => {
    const page = await newPage({ path: '/login' });
    const password = page.getByLabel('Password', { exact: true });
    await password.focus();
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText('Caps lock is on')).toBeVisible();
    const { height } = (await submitButton(page).boundingBox()) ?? { height: 0 };
    await submitButton(page).click({ position: { x: 20, y: height - 2 } });
    await expect(page.getByText('Enter your password.')).toBeVisible();
  });
});

import { expect, test } from './support/studio.js';

test('scrolls to what the hash names, smoothly, with room above, and hands it the keyboard', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: '/settings/profile', height: 400, hasMotion: true });
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  const target = await page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('main [id]')].findLast(({ tagName }) =>
      /H2|SECTION/.test(tagName),
    );
    return last?.id;
  });
  if (target === undefined) throw new Error('the profile has no parts with ids');
  await page.evaluate((id) => {
    const scroll = scrollTo;
    window.scrollTo = (options?: unknown): void => {
      document.documentElement.dataset.behavior = (options as ScrollToOptions).behavior ?? '';
      scroll(options as ScrollToOptions);
    };
    location.hash = id;
  }, target);
  await expect(page.locator('html')).toHaveAttribute('data-behavior', 'smooth');
  await expect(page.locator(`[id="${target}"]`)).toBeFocused();
});

test('begins pages at their top, never seen where the last one stood', async ({ newPage, newMember }) => {
  // Without decks, nothing arrives later and moves what is looked at.
  const page = await newPage({ as: await newMember(), path: '/settings/profile', height: 400, hasMotion: true });
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  // Every frame with the new page records its scroll position.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('h1')?.textContent === 'Your decks')
        document.documentElement.dataset.seenAt = `${document.documentElement.dataset.seenAt ?? ''} ${scrollY}`;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find an action' }).fill('your decks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen-at', /^( 0)+$/);
  // A dialog is not another page: what is behind it keeps its position.
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Import table' }).first().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'New deck' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test('comes back to where one was', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: '/settings/profile', height: 400, hasMotion: true });
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.getByRole('link', { name: 'Back to decks' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

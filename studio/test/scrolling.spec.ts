import { expect, it } from 'vitest';
import { newPage, see } from './support/studio.js';

it('scrolls to what the hash names, smoothly, with room above, and hands it the keyboard', async () => {
  const page = await newPage({ as: 'member', path: '/settings/profile', height: 400 });
  await see(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
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
  await see(page.locator('html')).toHaveAttribute('data-behavior', 'smooth');
  await see(page.locator(`[id="${target}"]`)).toBeFocused();
});

it('begins pages at their top and comes back to where one was', async () => {
  const page = await newPage({ as: 'member', path: '/settings/profile', height: 400 });
  await see(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await see.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find an action' }).fill('your decks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create/decks');
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await see(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await see.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

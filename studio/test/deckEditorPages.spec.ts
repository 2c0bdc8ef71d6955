import { describe, expect, it } from 'vitest';
import { card, importFixture, makeWeather, openEditor } from './deckEditorDecks.js';
import { expectNoSeriousViolations, newMember, see } from './support/studio.js';

const SIZES = [
  [1440, 'light'],
  [1024, 'dark'],
  [768, 'light'],
  [360, 'dark'],
] as const;

describe('the deck editor at every size', () => {
  it.each(SIZES)(
    'keeps to the screen and to everybody at %d px in %s',
    async (width, colorMode) => {
      const member = await newMember();
      const page = await openEditor(member, await importFixture(member, 'open-ground'), { width, colorMode });
      const fitsScreen = (): Promise<boolean> =>
        page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await expectNoSeriousViolations(page);
      expect(await fitsScreen()).toBe(true);
      const tabs = page.locator('nav[aria-label="Deck editor"]:visible');
      for (const [name, sign] of [
        ['Welcome', 'To a finished deck'],
        ['Deck', 'What it says'],
        ['Categories', 'Look back'],
      ] as const) {
        await tabs.getByRole('button', { name }).click();
        await see(page.getByText(sign).first()).toBeVisible();
        await expectNoSeriousViolations(page);
        expect(await fitsScreen(), name).toBe(true);
      }
    },
    180_000,
  );

  it('has the fields in a drawer at 1024 px', async () => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1), { width: 1024 });
    await see(page.getByLabel('Title', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Fields' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Hail');
    await see(card(page, 'Hail')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(page.getByLabel('Title', { exact: true })).toBeHidden();
  });

  it('has cards, card and fields one at a time on a phone', async () => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2), { width: 360 });
    const part = (name: string) => page.getByText(name, { exact: true });
    await part('Cards').last().click();
    await card(page, 'A2').click();
    await see(page.getByRole('img', { name: 'Front of A2' })).toBeVisible();
    await part('Fields').click();
    await page.getByLabel('Title', { exact: true }).fill('Hail');
    await part('Card').click();
    await see(page.getByRole('img', { name: 'Front of Hail' })).toBeVisible();
  });

  it('shows 1,000 cards without a hitch', async () => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 250, 250, 250, 250));
    await page.getByTitle('All cards').click();
    await see(page.locator('[data-card]').first()).toBeVisible();
    expect(await page.locator('[data-card]').count()).toBeLessThan(120);
    const longest = await page.evaluate(async () => {
      const grid = document.querySelector('[data-grid]');
      let longest = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      observer.observe({ entryTypes: ['longtask'] });
      for (let frame = 0; frame < 120; frame += 1) {
        grid?.scrollBy(0, 180);
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      return longest;
    });
    // The target of P10 is 100 ms on a machine of its own; `npm run bench` measures it.
    expect(longest).toBeLessThan(400);
    await page.locator('[data-grid]').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    await see(page.getByRole('option', { name: 'D250' })).toBeVisible();
  }, 180_000);
});

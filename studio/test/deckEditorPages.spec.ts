import { card, importFixture, makeWeather, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

const SIZES = [
  [1440, 'light'],
  [1024, 'dark'],
  [768, 'light'],
  [360, 'dark'],
] as const;

test.describe('the deck editor at every size', () => {
  for (const [width, colorMode] of SIZES)
    test(`keeps to the screen and to everybody at ${width} px in ${colorMode}`, async ({ newMember, openEditor }) => {
      const member = await newMember();
      const page = await openEditor(member, await importFixture(member, 'open-ground'), { width, colorMode });
      const fitsScreen = (): Promise<boolean> =>
        page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await expectNoSeriousViolations(page);
      expect(await fitsScreen()).toBe(true);
      const tabs = page.locator('nav[aria-label="Deck editor"]:visible');
      for (const [name, sign] of [
        ['Welcome', 'Steps to a finished deck'],
        ['Deck', 'What it says'],
        ['Categories', 'Look back'],
      ] as const) {
        await tabs.getByRole('button', { name }).click();
        await expect(page.getByText(sign).first()).toBeVisible();
        await expectNoSeriousViolations(page);
        expect(await fitsScreen(), name).toBe(true);
      }
    });

  test('has the fields in a drawer at 1024 px', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1), { width: 1024 });
    await expect(page.getByLabel('Title', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Fields' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Hail');
    await expect(card(page, 'Hail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Title', { exact: true })).toBeHidden();
  });

  test('has cards, card and fields one at a time on a phone', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2), { width: 360 });
    const part = (name: string) => page.getByText(name, { exact: true });
    await part('Cards').last().click();
    await card(page, 'A2').click();
    await expect(page.getByRole('img', { name: 'Front of A2' })).toBeVisible();
    await part('Fields').click();
    const language = page.getByRole('button', { name: 'English' });
    await page.getByLabel('Title', { exact: true }).fill('Hail');
    // The keyboard has the room of the languages. They come back without moving what is pressed.
    await expect(language).toBeHidden();
    await page.getByRole('button', { name: 'Picture No picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(language).toBeVisible();
    await page.getByRole('button', { name: /^Undo / }).click();
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A2');
    await page.getByRole('button', { name: /^Redo / }).click();
    await part('Card').click();
    await expect(page.getByRole('img', { name: 'Front of Hail' })).toBeVisible();
  });

  test('shows 1,000 cards without a hitch', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 250, 250, 250, 250));
    await expect(page.getByText('1 / 1,000', { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Deck editor' })).toContainText('Cards1,000');
    await page.getByTitle('All cards').click();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    expect(await page.locator('[data-card]').count()).toBeLessThan(120);
    // How smooth that is `npm run bench` measures; here it counts that few cards are there at any time.
    const grid = page.locator('[data-grid]');
    await grid.evaluate((element) => {
      let most = 0;
      const count = (): void => {
        most = Math.max(most, element.querySelectorAll('[data-card]').length);
        element.setAttribute('data-most', String(most));
      };
      new MutationObserver(count).observe(element, { childList: true, subtree: true });
    });
    for (let step = 0; step < 24; step += 1) {
      await grid.evaluate((element) => element.scrollBy(0, 900));
      await expect.poll(() => grid.evaluate(hasCardInSight)).toBe(true);
    }
    await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByRole('option', { name: 'D250' })).toBeVisible();
    const most = Number(await grid.getAttribute('data-most'));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(120);
  });
});

/** Whether the cards of the place to which somebody has scrolled are there. */
function hasCardInSight(grid: Element): boolean {
  const { top, bottom } = grid.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return [...grid.querySelectorAll('[data-card]')].some((card) => {
    const place = card.getBoundingClientRect();
    return place.top < middle && place.bottom > top;
  });
}

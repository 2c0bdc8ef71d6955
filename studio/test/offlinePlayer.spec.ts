import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './support/studio.js';

const COMMAND = fileURLToPath(new URL('../../cli/bin/cardwright.mjs', import.meta.url));

const deckIn = (language: string) => ({
  default_language: language,
  translations: { [language]: { title: 'A Field Guide to Terrible Weather, Indoors and Out' } },
  categories: [{ cards: ['Drizzle', 'Sleet', 'Fog'].map((title) => ({ translations: { [language]: { title } } })) }],
});

/** @returns the page of a deck of three cards */
async function exportPlayer(language = 'en'): Promise<string> {
  const [deck, player] = [test.info().outputPath('deck.json'), test.info().outputPath('player.html')];
  await writeFile(deck, JSON.stringify(deckIn(language)));
  await promisify(execFile)(process.execPath, [COMMAND, 'export', deck, '--preset', 'offline-player', '--out', player]);
  return player;
}

test('the offline player fits a phone, whatever its title, and obeys keys after a swipe', async ({ newPage }) => {
  const page = await newPage({ width: 360 });
  await page.goto(pathToFileURL(await exportPlayer()).href);
  for (const button of await page.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 of 3')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('F flip')).toBeHidden();

  const card = page.locator('#card');
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await expect(card).not.toHaveAttribute('aria-label', /^Back of /);
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-label', /^Back of /);
  await expect(page.locator('#words')).toContainText('A Field Guide to Terrible Weather');
});

test('the offline player names its keys on a desktop, and prints the card in dark ink', async ({ newPage }) => {
  const page = await newPage({ colorMode: 'dark' });
  await page.goto(pathToFileURL(await exportPlayer()).href);
  await expect(page.getByText('F flip')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Flip' })).toBeHidden();
  await expect(page.getByText('F flip')).toBeHidden();
  await expect(page.locator('#card')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(36, 29, 18)');
});

test('the offline player speaks the language of the deck, and goes on to the left in Arabic', async ({ newPage }) => {
  const page = await newPage({ width: 1280 });
  await page.goto(pathToFileURL(await exportPlayer('ar')).href);
  await expect(page.getByText('→ السابقة · ← التالية · F اقلب · S اخلط · O رتّب')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 من 3')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 من 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'اقلب' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 من 3')).toBeVisible();
  await expect(page.locator('#card')).toHaveAttribute('aria-label', 'ظهر البطاقة: Sleet');
  const [previous, next] = [
    page.getByRole('button', { name: 'السابقة' }),
    page.getByRole('button', { name: 'التالية' }),
  ];
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
});

test('the offline player begins in the order of the deck, shuffles, and returns to it', async ({ newPage }) => {
  const page = await newPage({ width: 360 });
  // A shuffle that turns the three cards round by one.
  await page.addInitScript(() => void (Math.random = () => 0));
  await page.goto(pathToFileURL(await exportPlayer()).href);
  const card = page.locator('#card');
  const titles = async (): Promise<(string | null)[]> => {
    const found = [];
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      found.push(await card.getAttribute('aria-label'));
    }
    return found;
  };
  expect(await titles()).toEqual(['Drizzle', 'Sleet', 'Fog']);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  expect(await titles()).toEqual(['Sleet', 'Fog', 'Drizzle']);
  await page.keyboard.press('o');
  expect(await titles()).toEqual(['Drizzle', 'Sleet', 'Fog']);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'In order' }).click();
  expect(await titles()).toEqual(['Drizzle', 'Sleet', 'Fog']);
});

#!/usr/bin/env node
// Makes the pictures of the studio in docs/pictures.
//
//   npm run screens template-builder                              for the pictures of the template builder
//   node scripts/studioPictures.mjs http://localhost:3000 .data   for all others, from a running server and its data folder
//
// The member of the first start gets a copy of a demo deck, which is deleted at the end.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '@cardwright/renderer/export';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILDER = {
  'template-builder': { screen: 'template-builder-item-1440-light', width: 1_200 },
  'template-builder-inspector': {
    screen: 'template-builder-item-1440-light',
    part: { left: 1_140, top: 56, width: 300, height: 780 },
  },
  'template-builder-structure': {
    screen: 'template-builder-item-1440-light',
    part: { left: 0, top: 56, width: 278, height: 780 },
  },
  'template-builder-stress': { screen: 'template-builder-stress-1440-light', width: 1_200 },
};
const [, , server, data = '.data'] = process.argv;

for (const [name, { screen, width, part }] of Object.entries(BUILDER)) {
  const from = join(root, 'out', 'screens', `${screen}.png`);
  if (!existsSync(from)) continue;
  const whole = sharp(from);
  await write(name, part === undefined ? whole : whole.extract(part), width);
}
if (server !== undefined) await photograph();

async function photograph() {
  const { accounts } = JSON.parse(readFileSync(join(data, 'first-run.json'), 'utf8'));
  const member = accounts.find(({ role }) => role === 'member');
  const { executablePath } = await findChromium();
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const open = async () =>
      (await browser.newContext({ baseURL: server, viewport: { width: 1_440, height: 900 } })).newPage();
    const page = await open();
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/create/decks');
    await photographDeck(page);
    await photographTable(page, await open());
  } finally {
    await browser.close();
  }
}

/** The page of a public deck, and a copy of it in the editor and in the export dialog. */
async function photographDeck(page) {
  await openDemo(page, 'Open Ground');
  await shoot(page, 'deck-page', 1_200);
  await page.getByRole('button', { name: 'Copy into your decks' }).click();
  await page.waitForURL('**/create/decks/*');
  await page.goto(`${page.url().split('?')[0]}?tab=cards`);
  await page.locator('[data-side] canvas').first().waitFor();
  await shoot(page, 'studio');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').locator('canvas').waitFor();
  await shoot(page, 'export', 1_200);
  await page.goto('/create/decks');
  await page.getByRole('button', { name: 'Actions for Open Ground' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete deck' }).click();
  await page.getByText('is in the bin').waitFor();
}

/** A table with two people, whose cards are dealt and partly played. */
async function photographTable(host, guest) {
  await openDemo(host, 'Emberwild');
  await host.getByRole('button', { name: 'Play together' }).click();
  await host.waitForURL('**/play/table/*');
  await guest.goto(host.url());
  for (const [page, name] of [
    [host, 'Nova'],
    [guest, 'Sami'],
  ]) {
    await page.getByLabel('Your name').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^Your hand/ }).waitFor();
  }
  await host.getByRole('button', { name: 'Table', exact: true }).click();
  await host.getByLabel('Deal to everybody').selectOption('5 cards');
  await host.getByRole('button', { name: 'Deal', exact: true }).click();
  await host.keyboard.press('Escape');
  await host.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const page of [host, guest, host]) {
    await page
      .getByRole('region', { name: /^Your hand/ })
      .getByRole('listitem')
      .last()
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play it' }).click();
  }
  await host
    .getByText(/ plays /)
    .nth(2)
    .waitFor();
  await host.keyboard.press('ArrowRight');
  await shoot(host, 'table', 1_200);
}

async function openDemo(page, title) {
  await page.goto(`/explore?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Takes a picture once the images that are not lazy are loaded. */
async function shoot(page, name, width) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await write(name, sharp(await page.screenshot({ animations: 'disabled' })), width);
}

async function write(name, picture, width) {
  const { size } = await picture
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(join(root, 'docs', 'pictures', `${name}.webp`));
  process.stdout.write(`docs/pictures/${name}.webp, ${Math.round(size / 1000)} kB\n`);
}

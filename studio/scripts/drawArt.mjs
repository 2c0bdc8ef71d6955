#!/usr/bin/env node
// Redraws the pictures in studio/public from their sources: cards of the error screen (the official templates'
// own previews), icons, and the social share image. Requires `npm run build`.
//   node studio/scripts/drawArt.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '@cardwright/renderer/export';
import sharp from 'sharp';
import { iconPage } from './art/iconPage.mjs';
import { socialPage } from './art/socialPage.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const publicFolder = join(root, 'studio', 'public');

/** The hand of the error screen, at twice the width of a card there, 228 px. */
const CARDS = ['tide-pool', 'emberwild', 'big-mouth', 'arcana'];
const CARD_WIDTH = 456;

await mkdir(join(publicFolder, 'art'), { recursive: true });
for (const card of CARDS)
  await save(
    `art/${card}.webp`,
    await sharp(await frontOf(card))
      .resize({ width: CARD_WIDTH, withoutEnlargement: true })
      .webp({ quality: 82, effort: 6 })
      .toBuffer(),
  );

const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
try {
  for (const [name, size, isMaskable] of [
    ['icon-192.png', 192, false],
    ['icon-512.png', 512, false],
    ['icon-maskable-512.png', 512, true],
    ['apple-touch-icon.png', 180, true],
  ])
    await save(name, await draw(iconPage(size, isMaskable), size, size, true));
  await save('social.png', await draw(await socialPage(root, frontOf), 1200, 630, false));
} finally {
  await browser.close();
}

/** The front of a template's sample card: its preview shows the back beside it. @returns bytes of a PNG */
async function frontOf(slug) {
  const preview = sharp(join(root, 'templates', slug, 'preview.webp'));
  const { width, height } = await preview.metadata();
  const left = await preview
    .extract({ left: 0, top: 0, width: Math.floor(width / 2), height })
    .png()
    .toBuffer();
  return sharp(left).trim({ background: '#00000000', threshold: 1 }).png().toBuffer();
}

async function draw(html, width, height, omitBackground) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const picture = await page.screenshot({ omitBackground });
  await page.close();
  // Quantised: half the bytes without a visible difference.
  return sharp(picture).png({ palette: true, quality: 95, effort: 10, compressionLevel: 9 }).toBuffer();
}

async function save(name, bytes) {
  const file = join(publicFolder, name);
  await writeFile(file, bytes);
  process.stdout.write(`${relative(root, file)} ${Math.round((await readFile(file)).length / 1024)} kB\n`);
}

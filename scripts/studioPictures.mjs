#!/usr/bin/env node
// Makes the pictures of the studio in docs/pictures from out/screens. Run `npm run screens deck-editor` and `npm run
// screens template-builder` first; a picture whose screen is not there stays as it is.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PICTURES = {
  studio: { screen: 'deck-editor-1440-light' },
  'template-builder': { screen: 'template-builder-item-1440-light', width: 1_200 },
  'template-builder-inspector': {
    screen: 'template-builder-item-1440-light',
    part: { left: 1_140, top: 52, width: 300, height: 780 },
  },
  'template-builder-structure': {
    screen: 'template-builder-item-1440-light',
    part: { left: 0, top: 52, width: 278, height: 780 },
  },
  'template-builder-stress': { screen: 'template-builder-stress-1440-light', width: 1_200 },
};

for (const [name, { screen, width, part }] of Object.entries(PICTURES)) {
  const from = join(root, 'out', 'screens', `${screen}.png`);
  if (!existsSync(from)) continue;
  const whole = sharp(from);
  const picture = part === undefined ? whole : whole.extract(part);
  const { size } = await picture
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(join(root, 'docs', 'pictures', `${name}.webp`));
  process.stdout.write(`docs/pictures/${name}.webp, ${Math.round(size / 1000)} kB\n`);
}

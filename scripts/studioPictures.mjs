#!/usr/bin/env node
// Makes the README's picture of the studio, docs/pictures/studio.webp, from out/screens. Run `npm run screens deck-editor`
// first.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { size } = await sharp(join(root, 'out', 'screens', 'deck-editor-1440-light.png'))
  .webp({ quality: 82 })
  .toFile(join(root, 'docs', 'pictures', 'studio.webp'));
process.stdout.write(`docs/pictures/studio.webp, ${Math.round(size / 1000)} kB\n`);

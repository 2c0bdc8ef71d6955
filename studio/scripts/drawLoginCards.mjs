#!/usr/bin/env node
// Redraws the cards of the sign-in page from the faces that `npm run demo` exported.
//   npm run demo && node studio/scripts/drawLoginCards.mjs
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = join(root, 'studio', 'src', 'pages', 'login', 'cards');

/** By file: the deck and the start of its picture's name. About twice the width of a card there, 240 px. */
const CARDS = {
  back: ['emberwild', 'back.png'],
  lantern: ['lantern-words', '001-'],
  mosswarden: ['emberwild', '001-'],
  naps: ['terrible-advice', '001-'],
  noticing: ['open-ground', '001-'],
  octopus: ['tide-pool', '001-'],
};

for (const [name, [deck, start]] of Object.entries(CARDS)) {
  const folder = join(root, 'out', 'demo', deck, 'png');
  const files = (await readdir(folder)).filter((file) => file.startsWith(start));
  const file = files.find((candidate) => candidate.endsWith('front.png')) ?? files[0];
  if (file === undefined) throw new Error(`${folder} has no file ${start}…; run npm run demo first`);
  await sharp(join(folder, file))
    .resize(480)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(target, `${name}.webp`));
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runBin } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const YAML = 'templates: { front: pictogram, back: pictogram-back }\ntranslations: { en: { title: Lamps } }\n';
const rows = (...titles: string[]): string =>
  `title,icon\n${titles.map((title) => `${title},lucide:lamp`).join('\n')}\n`;

const SWOP = readFileSync(new URL('../../../renderer/assets/profiles/SWOP_TR003_coated.icc', import.meta.url));
const preset = (bleedMm: number): string => {
  const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'house.icc' };
  return JSON.stringify({ name: 'shop', title: 'Shop', product: 'pdf-cards', bleedMm, color });
};

type Step = readonly [until: RegExp, act: () => void];

/** Watches, and does each step once the output matches; then ends the watch. */
async function watching(args: readonly string[], steps: readonly Step[]): Promise<void> {
  const left = [...steps];
  await runBin([...args, '--watch'], {
    onOutput: (text, kill) => {
      const [step] = left;
      if (!step?.[0].test(text)) return;
      left.shift();
      step[1]();
      if (left.length === 0) kill('SIGINT');
    },
  });
  expect(left).toEqual([]);
}

it('a watch goes on after an error of the disk, and tries again what is saved again', async () => {
  const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows('Lamp') });
  const [out, cards] = [join(folder, 'out'), join(folder, 'cards.csv')];
  const save = (): void => writeFileSync(cards, rows('Lamp', 'Lantern'));
  await watching(
    ['export', folder, '--preset', 'pdf-cards', '--out', join(out, 'cards.pdf')],
    [
      [
        /2 pages/,
        () => {
          rmSync(out, { recursive: true });
          writeFileSync(out, '');
          save();
        },
      ],
      [
        /out\S* cannot be used: part of the path is a file/,
        () => {
          rmSync(out);
          save();
        },
      ],
      [/4 pages/, () => undefined],
    ],
  );
});

it('a watch follows a preset of the user’s, and the ICC file that it names', async () => {
  const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows('Lamp') });
  const shop = temporaryFolder({ 'shop.json': preset(3), 'house.icc': SWOP });
  const [file, profile] = [join(shop, 'shop.json'), join(shop, 'house.icc')];
  await watching(
    ['export', folder, '--preset', file, '--out', join(folder, 'cards.pdf')],
    [
      [/2 pages/, () => rmSync(profile)],
      [/house\.icc cannot be read/, () => writeFileSync(profile, SWOP)],
      [/2 pages[^]*2 pages/, () => writeFileSync(file, preset(-1))],
      [/shop\.json: bleedMm/, () => undefined],
    ],
  );
});

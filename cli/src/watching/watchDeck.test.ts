import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runBin } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const YAML = 'templates: { front: pictogram, back: pictogram-back }\ntranslations: { en: { title: Lamps } }\n';
const rows = (...titles: string[]): string =>
  `title,icon\n${titles.map((title) => `${title},lucide:lamp`).join('\n')}\n`;

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

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnTimed } from '../measure/spawnTimed.mjs';
import { ratioRow } from '../report/row.mjs';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/cardwright.mjs', import.meta.url));
const CARDS = 1_000;

/** P7: pictures of a deck again after one card changed, with a cache. Once: the first time takes a minute. */
export const again = {
  id: 'P7',
  name: 'again',
  async run({ workload, folder }) {
    const deck = await workload(CARDS);
    const place = await folder('again');
    const changed = await withOneChange(deck);
    const render = (file) =>
      spawnTimed(process.execPath, [
        ...[PROGRAM, 'render', file, '--side', 'front', '--bleed', '1/8in', '--quiet'],
        ...['--out', join(place, 'out'), '--cache', join(place, 'cache')],
      ]);
    const full = await render(deck.file);
    return [
      ratioRow({
        id: 'P7',
        figure: `PNG, ${CARDS} cards again, one changed`,
        unit: 's',
        value: (await render(changed)) / 1000,
        yardstick: { name: 'all cards', value: full / 1000 },
        most: 0.1,
      }),
    ];
  },
};

/** The same deck in a file beside it, with another title on its first card. */
async function withOneChange({ file, folder }) {
  const deck = JSON.parse(await readFile(file, 'utf8'));
  deck.categories[0].cards[0].translations.en.title = 'Another title';
  const changed = join(folder, 'changed.json');
  await writeFile(changed, JSON.stringify(deck));
  return changed;
}

import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { inTurn, median } from '../measure/medians.mjs';
import { spawnTimed } from '../measure/spawnTimed.mjs';
import { limitRow } from '../report/row.mjs';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/cardwright.mjs', import.meta.url));

/** P5: the command line from a cold start. Short runs vary more, so there are more of them. */
export const cli = {
  id: 'P5',
  name: 'cli',
  async run({ rounds, workload, folder }) {
    const deck = await workload(1);
    const out = await folder('one-card');
    const node = (...args) => spawnTimed(process.execPath, args);
    const { start, help, render, print } = await inTurn(rounds + 2, {
      start: () => node('--eval', ''),
      help: () => node(PROGRAM, '--help'),
      render: () =>
        node(PROGRAM, 'render', deck.file, '--out', join(out, 'png'), '--side', 'front', '--bleed', '1/8in'),
      print: () => node(PROGRAM, 'export', deck.file, '--preset', 'pdf-cards', '--out', join(out, 'card.pdf')),
    });
    const row = (figure, runs, most) =>
      limitRow({
        id: 'P5',
        figure,
        unit: 's',
        value: median(runs) / 1000,
        yardstick: { name: 'Node starting', value: median(start) / 1000 },
        most,
        runs: runs.map((ms) => ms / 1000),
      });
    return [
      row('cardwright --help', help, 0.2),
      row('cardwright render: one card to PNG, cold', render, 1.2),
      row('cardwright export: one card to PDF, cold', print, 0.5),
    ];
  },
};

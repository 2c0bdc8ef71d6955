import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { ratioRow } from '../report/row.mjs';

/** P3: the same deck on sheets of paper, compared with the PDF of its cards. */
export const sheets = {
  id: 'P3',
  name: 'sheets',
  async run({ rounds, workload, faces }) {
    const deck = await workload(faces.few);
    const { ours, cards } = await inTurn(rounds, {
      ours: () => runJob('pdfSheets', { deck }),
      cards: () => runJob('pdfCards', { deck }),
    });
    const row = (what, property) =>
      ratioRow({
        id: 'P3',
        figure: `sheets, A4 3 × 3 with marks and backs: ${what}`,
        unit: 's',
        value: medianOf(ours, property) / 1000,
        yardstick: { name: 'PDF of the cards', value: medianOf(cards, property) / 1000 },
        most: 1.6,
        runs: ours.map((run) => run[property] / 1000),
      });
    return [row('wall', 'wallMs'), row('CPU', 'cpuMs')];
  },
};

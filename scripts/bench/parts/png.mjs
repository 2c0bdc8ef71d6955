import { availableParallelism } from 'node:os';
import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { ratioRow } from '../report/row.mjs';

/** P1: pictures, against the least that encoding their pixels costs. */
export const png = {
  id: 'P1',
  name: 'png',
  async run({ rounds, workload, folder, faces }) {
    const deck = await workload(faces.few);
    const pictures = await folder('png');
    await runJob('png', { deck, keep: pictures });
    const parallel = Math.max(2, availableParallelism());
    const { ours, floor } = await inTurn(rounds, {
      ours: () => runJob('png', { deck }),
      floor: () => runJob('pngFloor', { folder: pictures, parallel }),
    });
    const row = (figure, name, property, most) => ({
      id: 'P1',
      figure,
      unit: 'ms',
      value: medianOf(ours, property) / deck.faces,
      yardstick: { name, value: medianOf(floor, property) / deck.faces },
      most,
      runs: ours.map((run) => run[property] / deck.faces),
    });
    return [
      ratioRow(row(`PNG, ${deck.faces} faces: CPU a face`, 'sharp, level 6', 'cpuMs', 1.3)),
      ratioRow(row(`PNG, ${deck.faces} faces: wall a face`, `the same, ${parallel} at a time`, 'wallMs', 1.8)),
    ];
  },
};

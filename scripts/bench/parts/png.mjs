import { availableParallelism } from 'node:os';
import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { plainRow, ratioRow } from '../report/row.mjs';

const WARM_UP_SEED = 2;

/** P1: pictures of scenes, compared with the minimum cost of encoding their pixels. */
export const png = {
  id: 'P1',
  name: 'png',
  async run({ rounds, workload, folder, faces }) {
    const deck = await workload(faces.few);
    const warmUp = await workload(20, WARM_UP_SEED);
    const pictures = await folder('png');
    await runJob('png', { deck, keep: pictures });
    const parallel = Math.max(2, availableParallelism());
    const { painting, floor, endToEnd } = await inTurn(rounds, {
      painting: () => runJob('png', { deck, warmUp, laidOut: true }),
      floor: () => runJob('pngFloor', { folder: pictures, parallel }),
      endToEnd: () => runJob('png', { deck }),
    });
    const row = (what, results, property, name) => ({
      id: 'P1',
      figure: `PNG, ${deck.faces} faces: ${what}`,
      unit: 'ms',
      value: medianOf(results, property) / deck.faces,
      yardstick: { name, value: medianOf(floor, property) / deck.faces },
      runs: results.map((run) => run[property] / deck.faces),
    });
    const [alone, together] = ['sharp, level 6', `sharp, ${parallel} at a time`];
    return [
      ratioRow({ ...row('CPU a face', painting, 'cpuMs', alone), most: 1.3 }),
      ratioRow({ ...row('wall a face', painting, 'wallMs', together), most: 1.8 }),
      plainRow(row('CPU a face, with layout and a cold browser', endToEnd, 'cpuMs', alone)),
      plainRow(row('wall a face, with layout and a cold browser', endToEnd, 'wallMs', together)),
    ];
  },
};

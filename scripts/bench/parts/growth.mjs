import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { ratioRow } from '../report/row.mjs';

const MOST = 1.15;
const WARM_UP_SEED = 2;

/** P6: the cost of a face in a large deck, compared with a small one; both drawn by a program that has drawn another deck. */
export const growth = {
  id: 'P6',
  name: 'growth',
  async run({ rounds, workload, faces }) {
    const [few, many] = [await workload(faces.few), await workload(faces.many)];
    const warmUp = await workload(faces.few, WARM_UP_SEED);
    const rows = [];
    for (const [job, product] of [
      ['png', 'PNG'],
      ['pdfCards', 'PDF'],
    ]) {
      const runs = await inTurn(rounds, {
        few: () => runJob(job, { deck: few, warmUp }),
        many: () => runJob(job, { deck: many, warmUp }),
      });
      rows.push(...growthRows(product, runs, few.faces, many.faces));
    }
    return rows;
  },
};

function growthRows(product, runs, few, many) {
  const row = (what, unit, of, target) =>
    ratioRow({
      id: 'P6',
      figure: `${product}, ${many} faces: ${what}`,
      unit,
      value: of(runs.many, many),
      yardstick: { name: `${few} faces`, value: of(runs.few, few) },
      most: MOST,
      target,
    });
  const cpuAFace = (results, count) => medianOf(results, 'cpuMs') / count;
  const peak = (results) => medianOf(results, 'peakBytes') / 1e6;
  return [row('CPU a face', 'ms', cpuAFace, 'within ± 15 %'), row('peak memory', 'MB', peak, '+ ≤ 15 %')];
}

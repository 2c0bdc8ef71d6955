import { inTurn, median } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow } from '../report/row.mjs';

/** P4: layout in plain Node, everything warm. */
export const layout = {
  id: 'P4',
  name: 'layout',
  async run({ rounds, workload, faces }) {
    const deck = await workload(faces.few);
    const { results } = await inTurn(rounds, { results: () => runJob('layout', { deck, rounds: 20 }) });
    const row = (figure, property, most) => {
      const runs = results.map(({ value }) => value[property]);
      return limitRow({ id: 'P4', figure, unit: 'ms', value: median(runs), most, runs });
    };
    const { words } = results[0].value;
    return [
      row('layout in Node, warm: CPU a card', 'cardMs', 0.6),
      row(`fitting a paragraph of ${words} words: CPU`, 'fitMs', 0.05),
    ];
  },
};

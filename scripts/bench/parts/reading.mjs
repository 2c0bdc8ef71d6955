import { inTurn, median } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { plainRow } from '../report/row.mjs';

/** What it costs to read classes and Markdown, also where it is written to be slow: tests bound this work by counts. */
export const reading = {
  id: 'read',
  name: 'reading',
  async run({ rounds }) {
    const { results } = await inTurn(rounds, { results: () => runJob('reading', { rounds: 40 }) });
    const middle = (property) => median(results.map(({ value }) => value[property]));
    const { unit } = results[0].value;
    return [
      plainRow({
        id: 'read',
        figure: 'a class that was not read before: CPU',
        unit: 'ms',
        value: middle('coldUs') / 1000,
        yardstick: { name: 'read before', value: middle('warmUs') / 1000 },
      }),
      plainRow({
        id: 'read',
        figure: `the longest Markdown, all ${JSON.stringify(unit)}: CPU`,
        unit: 'ms',
        value: middle('hostileMs'),
        yardstick: { name: 'all words', value: middle('plainMs') },
      }),
    ];
  },
};

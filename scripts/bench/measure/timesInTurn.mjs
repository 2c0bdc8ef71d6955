import { inTurn, medianOf } from './medians.mjs';

/** Rounds before the first that counts, in which code is compiled and caches are filled. */
const WARM_UP = 5;

/**
 * Times short pieces of work that take turns, so that all of them meet the same other work of the machine.
 * @param {number} rounds
 * @param {Record<string, () => Promise<unknown>>} works
 * @returns {Promise<Record<string, number>>} the median of each in ms
 */
export async function timesInTurn(rounds, works) {
  const timed = Object.entries(works).map(([name, work]) => {
    const time = async () => {
      const begun = performance.now();
      await work();
      return { ms: performance.now() - begun };
    };
    return [name, time];
  });
  const results = Object.entries(await inTurn(WARM_UP + rounds, Object.fromEntries(timed)));
  return Object.fromEntries(results.map(([name, runs]) => [name, medianOf(runs.slice(WARM_UP), 'ms')]));
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values) {
  return [...values].sort((one, other) => one - other)[(values.length - 1) >> 1];
}

/**
 * Runs several things in turn, round after round, so that what slows the machine slows all of them.
 * @param {number} rounds
 * @param {Record<string, () => Promise<object>>} things
 * @returns {Promise<Record<string, object[]>>} results by name
 */
export async function inTurn(rounds, things) {
  const results = Object.fromEntries(Object.keys(things).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, thing] of Object.entries(things)) results[name].push(await thing());
  }
  return results;
}

/** Median of one figure of several results. */
export function medianOf(results, figure) {
  return median(results.map((result) => result[figure]));
}

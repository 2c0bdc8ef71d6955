/** The median; for an even count, the lower of the two middle values. */
export function median(values) {
  return [...values].sort((one, other) => one - other)[(values.length - 1) >> 1];
}

/**
 * Runs several things in turn, round after round, so that a slow moment of the machine affects all of them.
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

/** The median of one figure in several results. */
export function medianOf(results, figure) {
  return median(results.map((result) => result[figure]));
}

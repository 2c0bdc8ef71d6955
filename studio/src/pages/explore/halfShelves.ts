/** Shelves with no more decks than this can stand side by side. */
const SMALL = 3;

/**
 * Tells which shelves stand side by side. A small one that no other follows takes the whole row: a half row would leave a
 * hole beside it.
 * @param sizes the number of decks on each shelf, from the top
 */
export function halfShelves(sizes: readonly number[]): readonly boolean[] {
  const halves = sizes.map(() => false);
  for (let index = 0; index + 1 < sizes.length; index += 1) {
    if (![sizes[index], sizes[index + 1]].every((size) => size !== undefined && size <= SMALL)) continue;
    halves[index] = true;
    index += 1;
    halves[index] = true;
  }
  return halves;
}

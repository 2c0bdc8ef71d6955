export interface Pile {
  /** The cards that were not drawn yet, as indexes; empty before a shuffle. */
  readonly left: readonly number[];
  readonly drawn: number | undefined;
}

/**
 * Draws one of `count` cards. When all have been drawn, they are shuffled, and the last one does not come first.
 * @param random as `Math.random`
 */
export function drawNext({ left, drawn }: Pile, count: number, random: () => number): Pile {
  const all = Array.from({ length: count }, (_, index) => index);
  const from = left.length > 0 ? left : all;
  const choices = left.length > 0 || count === 1 ? from : from.filter((card) => card !== drawn);
  const next = choices[Math.floor(random() * choices.length)];
  return { left: from.filter((card) => card !== next), drawn: next };
}

import type { Piece } from './linePieces.js';

/** Rule L2 of the bidirectional algorithm: from logical order to left-to-right order on the line. */
export function orderVisually(pieces: readonly Piece[]): readonly Piece[] {
  let highest = 0;
  let lowestOdd = Infinity;
  for (const { item } of pieces) {
    if (item.level > highest) highest = item.level;
    if (item.level % 2 === 1 && item.level < lowestOdd) lowestOdd = item.level;
  }
  const ordered = [...pieces];
  for (let level = highest; level >= lowestOdd; level--) reverseStretches(ordered, level);
  return ordered;
}

function reverseStretches(pieces: Piece[], level: number): void {
  for (let start = 0; start < pieces.length; start++) {
    let end = start;
    while (end < pieces.length && (pieces[end]?.item.level ?? 0) >= level) end++;
    if (end > start + 1) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    if (end > start) start = end;
  }
}

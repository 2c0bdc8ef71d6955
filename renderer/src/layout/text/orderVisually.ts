import type { SpacedPiece } from './justifyPieces.js';

/** Rule L2 of the bidirectional algorithm: from logical order to left-to-right order on the line. */
export function orderVisually(pieces: readonly SpacedPiece[]): readonly SpacedPiece[] {
  let highest = 0;
  let lowestOdd = Infinity;
  for (const {
    piece: { item },
  } of pieces) {
    if (item.level > highest) highest = item.level;
    if (item.level % 2 === 1 && item.level < lowestOdd) lowestOdd = item.level;
  }
  if (lowestOdd > highest) return pieces;
  const ordered = [...pieces];
  for (let level = highest; level >= lowestOdd; level--) reverseStretches(ordered, level);
  return ordered;
}

function reverseStretches(pieces: SpacedPiece[], level: number): void {
  for (let start = 0; start < pieces.length; start++) {
    let end = start;
    while (end < pieces.length && (pieces[end]?.piece.item.level ?? 0) >= level) end++;
    if (end > start + 1) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    if (end > start) start = end;
  }
}

import { all, disc, drawing, fill, group, path } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const CELL = 25;

/** The pieces of signs, each drawn in a cell. */
const PIECES = {
  quarter: `M0 0H${CELL}A${CELL} ${CELL} 0 0 1 0 ${CELL}Z`,
  square: `M0 0H${CELL}V${CELL}H0Z`,
  wedge: `M0 0H${CELL}L0 ${CELL}Z`,
  disc: disc([CELL / 2, CELL / 2], CELL / 2),
  bar: `M0 0H${CELL / 2}V${CELL}H0Z`,
  bend: `M0 ${CELL}A${CELL} ${CELL} 0 0 1 ${CELL} 0V${CELL / 2}A${CELL / 2} ${CELL / 2} 0 0 0 ${CELL / 2} ${CELL}Z`,
  leaf: `M0 0A${CELL} ${CELL} 0 0 1 ${CELL} ${CELL}A${CELL} ${CELL} 0 0 1 0 0Z`,
} as const;

/** A sign of an unknown tongue: a category has its pieces and its symmetry, a card puts them together. */
export const sign: ArtGenerator = (family, own) => {
  const pieces = family.pick([
    [PIECES.quarter, PIECES.square, PIECES.disc],
    [PIECES.wedge, PIECES.square, PIECES.wedge],
    [PIECES.bend, PIECES.quarter, PIECES.bend],
    [PIECES.leaf, PIECES.quarter, PIECES.disc],
    [PIECES.bar, PIECES.square, PIECES.wedge],
    [PIECES.bend, PIECES.bar, PIECES.disc],
  ]);
  const symmetry = family.pick([facing, turning, fourfold]);
  // The thin outline closes the seams between neighbours.
  return drawing(
    100,
    100,
    group(`${fill('on-primary')} stroke="var(--on-primary)" stroke-width="0.4"`, symmetry(own, pieces)),
  );
};

/** Cells of the upper left; none is empty in the column at the axis, so that a sign hangs together. */
function cells(own: Seeded, pieces: readonly string[], columns: number, rows: number): string {
  return all(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const turn = own.whole(0, 3) * 90;
    const isEmpty = column < columns - 1 && own.next() < 0.3;
    const piece = pieces[own.whole(0, pieces.length - 1)] ?? PIECES.square;
    const place = `translate(${column * CELL} ${row * CELL}) rotate(${turn} ${CELL / 2} ${CELL / 2})`;
    return isEmpty ? '' : path(piece, `transform="${place}"`);
  });
}

const FLIPPED = 'transform="translate(100 0) scale(-1 1)"';
/** Two halves face each other, like a mask. */
const facing = (own: Seeded, pieces: readonly string[]): string => {
  const half = cells(own, pieces, 2, 4);
  return half + group(FLIPPED, half);
};
/** One quarter, turned four times. */
const turning = (own: Seeded, pieces: readonly string[]): string => {
  const quarter = cells(own, pieces, 2, 2);
  return all(4, (index) => group(`transform="rotate(${index * 90} 50 50)"`, quarter));
};
/** One quarter, mirrored both ways. */
const fourfold = (own: Seeded, pieces: readonly string[]): string => {
  const quarter = cells(own, pieces, 2, 2);
  const upper = quarter + group(FLIPPED, quarter);
  return upper + group('transform="translate(0 100) scale(1 -1)"', upper);
};

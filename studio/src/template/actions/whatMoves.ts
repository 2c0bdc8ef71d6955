import { apply, type Point, type Rect, type Scene, type SceneItem } from '@cardwright/renderer';
import { matrixOf } from '../../canvas/geometry/seen.js';

/** Units of the face. Classes hold hundredths of a unit or of a per cent, and a face is 336 units high. */
const TOLERANCE = 0.1;

/** The first item that is not seen in the same place and size in another scene, with its text. */
export function whatMoves(before: Scene, after: Scene): SceneItem | undefined {
  const there = new Map(after.items.map((item) => [item.id, item]));
  return before.items.find((item) => {
    const other = there.get(item.id);
    return other === undefined || !isSame(cornersOf(item), cornersOf(other));
  });
}

function cornersOf(item: SceneItem): readonly Point[] {
  const matrix = matrixOf(item);
  const rects = [item.rect, ...(item.text === undefined ? [] : [item.text.bounds])];
  return rects.flatMap(({ x, y, width, height }: Rect) => [
    apply(matrix, { x, y }),
    apply(matrix, { x: x + width, y }),
    apply(matrix, { x, y: y + height }),
  ]);
}

function isSame(some: readonly Point[], others: readonly Point[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ x, y }, index) => {
      const other = others[index] ?? { x: NaN, y: NaN };
      return Math.abs(x - other.x) < TOLERANCE && Math.abs(y - other.y) < TOLERANCE;
    })
  );
}

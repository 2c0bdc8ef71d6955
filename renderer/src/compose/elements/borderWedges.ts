import { quantize, type Corners, type Insets, type Point } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { boxRadii } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import { bleedRect } from '../sceneContext.js';
import { NEIGHBOURS } from '../boxSides.js';

/**
 * The areas of a border in which each side shows, lengthened by a lap. Two sides meet on the line through the corners of
 * the outer and the inner edge, which goes on through the whole rounding.
 */
export function borderWedges(
  box: LaidOutBox,
  widths: Insets,
  context: SceneContext,
): (side: keyof Insets, lap: number) => string {
  const cuts = cornerCuts(box, widths, context);
  return (side, lap) => {
    const [from, to] = NEIGHBOURS[side];
    const forwards = side === 'top' || side === 'right' ? lap : -lap;
    const shift = side === 'top' || side === 'bottom' ? { x: forwards, y: 0 } : { x: 0, y: forwards };
    const start = cuts[from].map(({ x, y }) => ({ x: x - shift.x, y: y - shift.y }));
    const end = cuts[to].map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
    return polygonPath([...start.reverse(), ...end]);
  };
}

/** The line between two sides at each corner: from the end of the bleed by the trim to the end of the rounding. */
function cornerCuts(box: LaidOutBox, widths: Insets, context: SceneContext): Corners<Point[]> {
  const { rect } = box;
  const radii = boxRadii(box.source.style, rect);
  const outer = bleedRect(rect, context);
  const cut = (share: Point, radius: number, inwards: Point): Point[] => {
    const bleed = { x: outer.x + outer.width * share.x, y: outer.y + outer.height * share.y };
    // Next to a side without a border, the line continues to the outer edge of the bleed.
    const trim = {
      x: inwards.x === 0 ? bleed.x : rect.x + rect.width * share.x,
      y: inwards.y === 0 ? bleed.y : rect.y + rect.height * share.y,
    };
    const widest = Math.max(Math.abs(inwards.x), Math.abs(inwards.y), Number.MIN_VALUE);
    const reach = Math.max(1, radius / widest);
    return [bleed, trim, { x: trim.x + inwards.x * reach, y: trim.y + inwards.y * reach }];
  };
  const { top, right, bottom, left } = widths;
  return {
    topLeft: cut({ x: 0, y: 0 }, radii.topLeft, { x: left, y: top }),
    topRight: cut({ x: 1, y: 0 }, radii.topRight, { x: -right, y: top }),
    bottomRight: cut({ x: 1, y: 1 }, radii.bottomRight, { x: -right, y: -bottom }),
    bottomLeft: cut({ x: 0, y: 1 }, radii.bottomLeft, { x: left, y: -bottom }),
  };
}

function polygonPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${quantize(x)} ${quantize(y)}`).join('L')}Z`;
}

import { overlap, type Rect, type Size } from '../../geometry.js';
import { MARK_MARGIN } from './limits.js';
import { BLACK, HAIRLINE, type Mark, type MarkColor } from './types.js';

/** mm around every placed rectangle. */
const CLEARANCE = 0.5;
const TARGET = 5;
const PATCH = 4;

/** The occupied rectangles of a sheet, mm. Finds free places for what is printed beside the cards. */
export class SheetRoom {
  readonly #taken: Rect[];

  constructor(
    readonly sheet: Size,
    taken: readonly Rect[],
  ) {
    this.#taken = [...taken];
  }

  /** Occupies a rectangle if it keeps its distance from the sheet's edges and from the others. */
  take(rect: Rect): boolean {
    const { width, height } = this.sheet;
    const inside =
      rect.x >= MARK_MARGIN &&
      rect.y >= MARK_MARGIN &&
      rect.x + rect.width <= width - MARK_MARGIN &&
      rect.y + rect.height <= height - MARK_MARGIN;
    if (!inside || this.#taken.some((other) => overlap(rect, other, CLEARANCE))) return false;
    this.#taken.push(rect);
    return true;
  }

  /** Occupies the first free place along an edge, from the left or top; undefined when there is none. */
  along(edge: 'bottom' | 'top' | 'left' | 'right', size: Size): Rect | undefined {
    const { width, height } = this.sheet;
    const level = edge === 'bottom' || edge === 'top';
    const last = level ? width - size.width - MARK_MARGIN : height - size.height - MARK_MARGIN;
    const far = { bottom: height - MARK_MARGIN - size.height, right: width - MARK_MARGIN - size.width };
    for (let at = MARK_MARGIN; at <= last; at += 1) {
      const across = edge === 'bottom' ? far.bottom : edge === 'right' ? far.right : MARK_MARGIN;
      const rect = { x: level ? at : across, y: level ? across : at, ...size };
      if (this.take(rect)) return rect;
    }
    return undefined;
  }
}

/**
 * Targets in the four corners, symmetrical so that those on both sides of a sheet coincide. Corners without space get
 * none.
 */
export function registrationMarks(room: SheetRoom): Mark[] {
  const { width, height } = room.sheet;
  const [near, farX, farY] = [MARK_MARGIN, width - MARK_MARGIN - TARGET, height - MARK_MARGIN - TARGET];
  const corners = [near, farX].flatMap((x) => [near, farY].map((y) => ({ x, y, width: TARGET, height: TARGET })));
  return corners.filter((corner) => room.take(corner)).flatMap(target);
}

function target({ x, y }: Rect): Mark[] {
  const [centreX, centreY] = [x + TARGET / 2, y + TARGET / 2];
  const line = { type: 'line', color: BLACK, width: HAIRLINE, inEveryInk: true } as const;
  return [
    { ...line, x1: x, y1: centreY, x2: x + TARGET, y2: centreY },
    { ...line, x1: centreX, y1: y, x2: centreX, y2: y + TARGET },
    { type: 'circle', x: centreX, y: centreY, radius: TARGET / 4 },
  ];
}

const PATCHES: readonly MarkColor[] = [
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  BLACK,
  [0.25, 0.25, 0.25],
  [0.5, 0.5, 0.5],
  [0.75, 0.75, 0.75],
];

/**
 * Solid colours and greys for comparing prints. On sheets for a press they are the inks alone, two inks on top of each other,
 * and black in steps of 25%. Empty when no edge has space.
 */
export function colorBar(room: SheetRoom): Mark[] {
  const length = PATCHES.length * PATCH;
  const level = { width: length, height: PATCH };
  const upright = { width: PATCH, height: length };
  const place =
    room.along('bottom', level) ??
    room.along('top', level) ??
    room.along('left', upright) ??
    room.along('right', upright);
  if (!place) return [];
  const [stepX, stepY] = place.width > place.height ? [PATCH, 0] : [0, PATCH];
  return PATCHES.map((color, index) => ({
    type: 'patch',
    x: place.x + index * stepX,
    y: place.y + index * stepY,
    width: PATCH,
    height: PATCH,
    color,
  }));
}

/** Lengths are design units (the face is 240 wide) unless a name says mm, pt, in or px. y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** What two rectangles share; empty, with a width or height of 0, if they do not meet. */
export function intersection(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/**
 * Whether two rectangles share an area; edges that only touch share none.
 * @param clearance how far apart they must be not to overlap; below 0, how far into each other they may reach
 */
export function overlap(one: Rect, other: Rect, clearance = 0): boolean {
  return (
    one.x < other.x + other.width + clearance &&
    other.x < one.x + one.width + clearance &&
    one.y < other.y + other.height + clearance &&
    other.y < one.y + one.height + clearance
  );
}

/** Whether two rectangles overlap, or their edges or corners touch. */
export function touch(one: Rect, other: Rect): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

/** A rectangle that reaches further on all sides. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Whether all of `inner` lies in `outer`, or no further than `slack` beyond it. */
export function encloses(outer: Rect, inner: Rect, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** Widths of the four sides, clockwise from the top. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A value for each corner, clockwise from the top left. */
export interface Corners<T> {
  readonly topLeft: T;
  readonly topRight: T;
  readonly bottomRight: T;
  readonly bottomLeft: T;
}

/** Radii of circular corners. */
export type Radii = Corners<number>;

/** Horizontal and vertical radii of corners. */
export type EllipticRadii = Corners<Point>;

export function mapCorners<A, B>(corners: Corners<A>, map: (value: A) => B): Corners<B> {
  return {
    topLeft: map(corners.topLeft),
    topRight: map(corners.topRight),
    bottomRight: map(corners.bottomRight),
    bottomLeft: map(corners.bottomLeft),
  };
}

/** Affine transform `[a b c d e f]` as in canvas and SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Width of every face in design units, for any print size. */
export const FACE_WIDTH = 240;

/** Rounds to 1/10,000 unit, so that rounding differences between engines never reach a scene. */
export function quantize(value: number): number {
  const rounded = Math.round(value * 10_000) / 10_000;
  return rounded === 0 ? 0 : rounded;
}

/** Largest magnitude of a coordinate; beyond it, single-precision engines draw nonsense. */
const MAX_MAGNITUDE = 1e7;

/** Rounds to `decimals` places and keeps the number finite and in range. */
export function roundTo(value: number, decimals: number): number {
  if (Number.isNaN(value)) return 0;
  const factor = 10 ** decimals;
  const bounded = Math.min(MAX_MAGNITUDE, Math.max(-MAX_MAGNITUDE, value));
  const rounded = Math.round(bounded * factor) / factor;
  return rounded === 0 ? 0 : rounded;
}

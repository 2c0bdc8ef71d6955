import type { Rect } from '../geometry.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { choiceProp, numberProp, type ShapeProps } from './props.js';

/** One flat part of a ribbon; `shade` 0 … 1 is how much darker it is than the ribbon's colour. */
export interface RibbonPart {
  readonly segments: readonly PathSegment[];
  readonly shade: number;
}

interface RibbonMeasures {
  readonly ends: 'notched' | 'pointed' | 'straight' | 'slanted';
  /** How far the ends are cut, in units. */
  readonly depth: number;
  /** How far the middle is raised above the ends, in units; negative values lower it. */
  readonly curve: number;
}

/**
 * A banner. `ends` notched (default), folded, pointed, straight, slanted; `depth` 0 … 1 of the height is how deep the
 * ends are cut (default 0.4); `curve` −1 … 1 of the height arches the band. Folded: `tail` 0.02 … 0.4 of the width is
 * the visible part of each tail (default 0.12), and `drop` 0 … 0.5 of the height is how far it hangs below the band
 * (default 0.22).
 */
export function ribbonParts(props: ShapeProps, rect: Rect): RibbonPart[] {
  const ends = choiceProp(props, 'ends', ['notched', 'folded', 'pointed', 'straight', 'slanted']);
  const depth = numberProp(props, 'depth', 0.4, 0, 1);
  if (ends === 'folded') return foldedRibbon(props, rect);
  const curve = numberProp(props, 'curve', 0, -1, 1) * rect.height;
  const cut = Math.min(depth * (rect.height - Math.abs(curve)), rect.width / 2);
  return [{ segments: bandSegments(rect, { ends, depth: cut, curve }), shade: 0 }];
}

/**
 * The ribbon as one outline in one colour. A small gap separates folded tails from the band, so that they stay visible.
 */
export function ribbon(props: ShapeProps, rect: Rect): PathSegment[] {
  const parts = ribbonParts(props, rect);
  if (parts.length === 1) return parts.flatMap(({ segments }) => [...segments]);
  const { left, right } = foldMeasures(props, rect);
  const [, , band] = parts;
  return [...detachedTail(left), ...detachedTail(right), ...(band?.segments ?? [])];
}

const TAIL_SHADE = 0.22;
const FOLD_SHADE = 0.5;

function bandSegments(rect: Rect, { ends, depth, curve }: RibbonMeasures): PathSegment[] {
  const { x, y, width } = rect;
  const [right, middle] = [x + width, x + width / 2];
  const thickness = rect.height - Math.abs(curve);
  // The ends of a band that arches upwards are lower than its middle.
  const top = y + Math.max(0, curve);
  const bottom = top + thickness;
  const centre = top + thickness / 2;
  const inset = ends === 'pointed' ? depth : 0;
  const slant = ends === 'slanted' ? depth : 0;
  const across = (fromY: number, toX: number): PathSegment =>
    curve === 0 ? ['L', toX, fromY] : ['Q', middle, fromY - 2 * curve, toX, fromY];
  const end = (tipX: number): PathSegment[] => (ends === 'notched' || ends === 'pointed' ? [['L', tipX, centre]] : []);
  return [
    ['M', x + inset + slant, top],
    across(top, right - inset),
    ...end(ends === 'notched' ? right - depth : right),
    ['L', right - inset - slant, bottom],
    across(bottom, x + inset),
    ...end(ends === 'notched' ? x + depth : x),
    ['Z'],
  ];
}

/** The tails at the back, then the triangles where the ribbon folds, then the band in front. */
function foldedRibbon(props: ShapeProps, rect: Rect): RibbonPart[] {
  const { left, right } = foldMeasures(props, rect);
  const { y } = rect;
  const band: PathSegment[] = [
    ['M', left.inner, y],
    ['L', right.inner, y],
    ['L', right.inner, right.bottom],
    ['L', left.inner, left.bottom],
    ['Z'],
  ];
  return [
    { segments: [...attachedTail(left), ...attachedTail(right)], shade: TAIL_SHADE },
    { segments: [...foldTriangle(left), ...foldTriangle(right)], shade: FOLD_SHADE },
    { segments: band, shade: 0 },
  ];
}

/**
 * One tail: x of its tip, the band's edge and the fold's inner end; y of its top, the band's bottom and its own bottom.
 */
interface Tail {
  readonly outer: number;
  readonly inner: number;
  readonly folded: number;
  readonly notched: number;
  readonly top: number;
  readonly bottom: number;
  readonly base: number;
  /** Towards the middle. */
  readonly sign: 1 | -1;
  readonly gap: number;
}

function foldMeasures(props: ShapeProps, { x, y, width, height }: Rect): { left: Tail; right: Tail } {
  const shown = numberProp(props, 'tail', 0.12, 0.02, 0.4) * width;
  const drop = numberProp(props, 'drop', 0.22, 0, 0.5) * height;
  const thickness = height - drop;
  const fold = Math.min(shown * 0.6, drop * 1.2);
  const notch = Math.min(numberProp(props, 'depth', 0.4, 0, 1) * thickness, shown * 0.8);
  const tail = (outer: number, sign: 1 | -1): Tail => ({
    outer,
    inner: outer + sign * shown,
    folded: outer + sign * (shown + fold),
    notched: outer + sign * notch,
    top: y + drop,
    bottom: y + thickness,
    base: y + height,
    sign,
    gap: Math.min(height * 0.04, shown * 0.2, drop / 2),
  });
  return { left: tail(x, 1), right: tail(x + width, -1) };
}

function attachedTail({ outer, folded, notched, top, base }: Tail): PathSegment[] {
  return [
    ['M', outer, top],
    ['L', folded, top],
    ['L', folded, base],
    ['L', outer, base],
    ['L', notched, (top + base) / 2],
    ['Z'],
  ];
}

/** The part of a tail that the band does not hide, minus a gap along the band. */
function detachedTail({ outer, inner, folded, notched, top, bottom, base, sign, gap }: Tail): PathSegment[] {
  return [
    ['M', outer, top],
    ['L', inner - sign * gap, top],
    ['L', inner - sign * gap, bottom + gap],
    ['L', folded, bottom + gap],
    ['L', folded, base],
    ['L', outer, base],
    ['L', notched, (top + base) / 2],
    ['Z'],
  ];
}

function foldTriangle({ inner, folded, bottom, base }: Tail): PathSegment[] {
  return [['M', inner, bottom], ['L', folded, bottom], ['L', folded, base], ['Z']];
}

import type { CardShape } from '../../cardShapes.js';
import type { Rect, Size } from '../../geometry.js';
import type { Cell, CutMarks } from '../types.js';
import { GUIDE_DASH, MARK_MARGIN, TICK_LENGTH } from './limits.js';
import { shapeGuides } from './shapeGuides.js';
import { BLACK, HAIRLINE, type Mark, type MarkLine, WHITE } from './types.js';

/** mm: shorter pieces of a mark are omitted. */
const SHORTEST = 0.5;
/** mm: the length of a cross's arm. */
const CROSS_ARM = 2;

/** Marks that show where to cut the cards on a sheet. They keep 4 mm from the sheet's edge. */
export function cutMarks(kind: CutMarks, shape: CardShape, cells: readonly Cell[], sheet: Size): Mark[] {
  if (kind === 'guides' && shape !== 'rectangle') return shapeGuides(shape, cells, sheet);
  switch (kind) {
    case 'none':
      return [];
    case 'ticks':
      return ticks(cells).flatMap((line) => withinMargin(line, sheet));
    case 'crosses':
      return crosses(cells).flatMap((line) => withinMargin(line, sheet));
    case 'guides':
      return guides(cells, sheet).flatMap((line) => withinMargin(line, sheet));
  }
}

type Span = readonly [x1: number, y1: number, x2: number, y2: number];

const black = ([x1, y1, x2, y2]: Span): MarkLine => ({ type: 'line', x1, y1, x2, y2, color: BLACK, width: HAIRLINE });

/** For marks beside the cards. Those on cards are black alone, because all inks together are too much for the paper. */
const everywhere = (span: Span): MarkLine => ({ ...black(span), inEveryInk: true });

/** The distinct positions of all edges along an axis. */
function edges(cells: readonly Cell[], start: 'x' | 'y', length: 'width' | 'height'): number[] {
  const all = cells.flatMap(({ rect }) => [rect[start], rect[start] + rect[length]]);
  return [...new Map(all.map((edge) => [Math.round(edge * 1e3), edge])).values()].sort((a, b) => a - b);
}

/** Short lines at both ends of every cut, outside the printed area. */
function ticks(cells: readonly Cell[]): MarkLine[] {
  const { x: left, y: top, width, height } = printedArea(cells);
  const [right, bottom] = [left + width, top + height];
  return [
    ...edges(cells, 'x', 'width').flatMap((x) => [
      everywhere([x, top - TICK_LENGTH, x, top]),
      everywhere([x, bottom, x, bottom + TICK_LENGTH]),
    ]),
    ...edges(cells, 'y', 'height').flatMap((y) => [
      everywhere([left - TICK_LENGTH, y, left, y]),
      everywhere([right, y, right + TICK_LENGTH, y]),
    ]),
  ];
}

/** The bounding box of the cards and their visible bleed. */
export function printedArea(cells: readonly Cell[]): Rect {
  const left = Math.min(...cells.map(({ rect, bleed }) => rect.x - bleed.left));
  const top = Math.min(...cells.map(({ rect, bleed }) => rect.y - bleed.top));
  const right = Math.max(...cells.map(({ rect, bleed }) => rect.x + rect.width + bleed.right));
  const bottom = Math.max(...cells.map(({ rect, bleed }) => rect.y + rect.height + bleed.bottom));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A cross on every corner, black on white so that it shows on any background; cutting removes it. */
function crosses(cells: readonly Cell[]): MarkLine[] {
  const corners = new Map<string, readonly [number, number]>();
  for (const { rect } of cells) {
    for (const x of [rect.x, rect.x + rect.width]) {
      for (const y of [rect.y, rect.y + rect.height]) corners.set(`${x.toFixed(3)} ${y.toFixed(3)}`, [x, y]);
    }
  }
  const arms = [...corners.values()].flatMap(([x, y]): Span[] => [
    [x - CROSS_ARM, y, x + CROSS_ARM, y],
    [x, y - CROSS_ARM, x, y + CROSS_ARM],
  ]);
  return [...arms.map((arm) => ({ ...black(arm), color: WHITE, width: 3 * HAIRLINE })), ...arms.map(black)];
}

/** Lines across the whole sheet, alternately black and white so that they show on any background. */
function guides(cells: readonly Cell[], { width, height }: Size): MarkLine[] {
  const lines: Span[] = [
    ...edges(cells, 'x', 'width').map((x): Span => [x, 0, x, height]),
    ...edges(cells, 'y', 'height').map((y): Span => [0, y, width, y]),
  ];
  return [
    ...lines.map((line) => ({ ...black(line), color: WHITE })),
    ...lines.map((line) => ({ ...black(line), dash: [GUIDE_DASH, GUIDE_DASH] as const })),
  ];
}

/** The part of a vertical or horizontal line inside the margin; nothing when too little is left. */
function withinMargin(line: MarkLine, { width, height }: Size): MarkLine[] {
  const inside = (value: number, length: number): number =>
    Math.min(Math.max(value, MARK_MARGIN), length - MARK_MARGIN);
  const [x1, x2] = [inside(line.x1, width), inside(line.x2, width)];
  const [y1, y2] = [inside(line.y1, height), inside(line.y2, height)];
  const moved = line.x1 === line.x2 ? x1 !== line.x1 : y1 !== line.y1;
  if (moved || Math.hypot(x2 - x1, y2 - y1) < SHORTEST) return [];
  return [{ ...line, x1, y1, x2, y2 }];
}

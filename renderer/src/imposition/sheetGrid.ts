import { CardwrightError } from '../errors.js';
import type { Size } from '../geometry.js';
import { assertCalibration, assertMeasured, orientationOf } from './calibration/measuredSheet.js';
import { LABEL_MARGIN, LABEL_ROOM } from './cardLabels.js';
import { MARK_MARGIN, MIN_TICK } from './marks/limits.js';
import { EXPORT_OPTIONS, expectationOf } from './options/exportOptions.js';
import { outerBleed } from './outerBleed.js';
import { PLOTTER_MARGIN } from './plotter/plotterMarks.js';
import { optionError } from './optionError.js';
import { stockGrid } from './stockGrid.js';
import { tooSmall } from './tooSmall.js';
import type { Cell, SheetGrid, SheetOptions } from './types.js';

/** mm: tolerance for sizes in inches, which rarely come out even. */
const TOLERANCE = 1e-3;
const MAX_CELLS = 1_000;
/** mm of bleed that cards with a label between them show at least. */
const LABELLED_BLEED = 1;

interface Attempt {
  readonly width: number;
  readonly height: number;
  readonly fold: SheetGrid['fold'];
  /** Whether cards are turned by a quarter. */
  readonly isTurned: boolean;
}

/**
 * The cells for cards of a trim size on a sheet: the given columns and rows, or as many as fit, centred. With a fold,
 * these are the cells of the faces, in the left or upper half.
 * @param card mm
 * @param bleedMm shown around cards where there is space
 * @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`
 */
export function sheetGrid(card: Size, bleedMm: number, options: SheetOptions): SheetGrid {
  assertOptions(options);
  assertPlotter(options);
  assertLabels(options);
  const { sheet } = options;
  const grid = sheet.cells ? stockGrid(card, bleedMm, sheet, sheet.cells) : bestGrid(card, bleedMm, options);
  assertMeasured(grid, options);
  return grid;
}

function bestGrid(card: Size, bleedMm: number, options: SheetOptions): SheetGrid {
  const gridsWith = (chosen: SheetOptions): SheetGrid[] =>
    attempts(chosen).map((attempt) => gridOf(card, bleedMm, chosen, attempt));
  // The attempts are in order of preference, so the first of equals wins.
  const best = gridsWith(options).reduce((winner, grid) => (isBetter(grid, winner) ? grid : winner));
  if (best.cells.length > 0) return best;
  const { columns: _columns, rows: _rows, ...others } = options;
  throw tooSmall(card, options, (wish) => gridsWith({ ...others, ...wish }).some(({ cells }) => cells.length > 0));
}

/** Whether a grid holds more cards, or as many and shows more of their bleed at the edges of the paper. */
function isBetter(grid: SheetGrid, winner: SheetGrid): boolean {
  const more = grid.cells.length - winner.cells.length;
  return more > 0 || (more === 0 && outerBleed(grid) > outerBleed(winner) + TOLERANCE);
}

function attempts(options: SheetOptions): Attempt[] {
  const usual = EXPORT_OPTIONS;
  const { sheet, fold = usual.gutter_fold.default, turn = usual.turn.default } = options;
  const orientation = orientationOf(options);
  const [short, long] = [Math.min(sheet.widthMm, sheet.heightMm), Math.max(sheet.widthMm, sheet.heightMm)];
  const sizes = [
    ...(orientation === 'landscape' ? [] : [{ width: short, height: long }]),
    ...(orientation === 'portrait' ? [] : [{ width: long, height: short }]),
  ];
  const folds: SheetGrid['fold'][] =
    fold === 'none' ? [undefined] : fold === 'auto' ? ['horizontal', 'vertical'] : [fold];
  const turns = { auto: [false, true], never: [false], always: [true] }[turn];
  return turns.flatMap((isTurned) => folds.flatMap((line) => sizes.map((size) => ({ ...size, fold: line, isTurned }))));
}

function gridOf(trim: Size, bleedMm: number, options: SheetOptions, attempt: Attempt): SheetGrid {
  const { width, height, fold, isTurned } = attempt;
  const card = isTurned ? { width: trim.height, height: trim.width } : { width: trim.width, height: trim.height };
  const usual = EXPORT_OPTIONS;
  const { gapMm = usual.gap.default, gutterMm = usual.gutter.default, marks = usual.marks.default } = options;
  // A plotter's sensor must see nothing but its marks.
  const plotted = isPlotted(options) ? PLOTTER_MARGIN + bleedMm : 0;
  const margin = Math.max(plotted, options.marginMm ?? usual.margin.default);
  const keep = options.marginMm === undefined ? plotted : margin;
  const halves = { x: fold === 'vertical', y: fold === 'horizontal' };
  const across = axisCells({
    length: width,
    card: card.width,
    count: options.columns,
    gap: gapMm,
    margin,
    keep,
    half: halves.x,
    gutter: gutterMm,
  });
  const spacing = { gap: gapMm, gutter: gutterMm, margin, keep, room: 0 };
  const rows = options.cardLabels === true ? withLabels(spacing, bleedMm) : spacing;
  const down = axisCells({
    length: height,
    card: card.height,
    count: options.rows,
    gap: rows.gap,
    margin: rows.margin,
    keep: rows.keep,
    half: halves.y,
    gutter: rows.gutter,
  });
  const outer = { bleed: bleedMm, marks: marks !== 'none' };
  const xBleeds = axisBleeds(across, {
    ...outer,
    card: card.width,
    gap: gapMm,
    length: width,
    gutter: halves.x ? gutterMm : undefined,
    room: 0,
  });
  const yBleeds = axisBleeds(down, {
    ...outer,
    card: card.height,
    gap: rows.gap,
    length: height,
    gutter: halves.y ? rows.gutter : undefined,
    room: rows.room,
  });
  const cells = down.flatMap((y, row) =>
    across.map((x, column): Cell => {
      const [left, right] = xBleeds[column] as Pair;
      const [top, bottom] = yBleeds[row] as Pair;
      return { rect: { x, y, ...card }, bleed: { top, right, bottom, left }, turn: isTurned ? 1 : 0 };
    }),
  );
  return { width, height, cells, columns: across.length, bleed: bleedMm, ...(fold && { fold }) };
}

type Spacing = Pick<AxisOrder, 'gap' | 'gutter' | 'margin' | 'keep'> & Pick<BleedOrder, 'room'>;

/** The spacing of rows with room for a label below each card, also below the last one. */
function withLabels({ gap, gutter, margin, keep }: Spacing, bleedMm: number): Spacing {
  const kept = Math.max(keep + LABEL_ROOM, LABEL_MARGIN);
  return {
    gap: Math.max(gap, LABEL_ROOM + 2 * Math.min(bleedMm, LABELLED_BLEED)),
    gutter: Math.max(gutter, 2 * LABEL_ROOM),
    margin: Math.max(margin, kept),
    keep: kept,
    room: LABEL_ROOM,
  };
}

interface AxisOrder {
  readonly length: number;
  readonly card: number;
  readonly count: number | undefined;
  readonly gap: number;
  readonly margin: number;
  /** What a given number of cards must leave free at the edges, too. */
  readonly keep: number;
  /** Uses only the first half; the last cell ends `gutter / 2` before the middle. */
  readonly half: boolean;
  readonly gutter: number;
}

/** The starts of the cards along one axis; empty when they do not fit. */
function axisCells({ length, card, count, gap, margin, keep, half, gutter }: AxisOrder): number[] {
  const end = half ? (length - gutter) / 2 : length;
  const room = half ? end - margin : end - 2 * margin;
  const fitting = Math.max(0, Math.floor((room + gap + TOLERANCE) / (card + gap)));
  const wanted = count ?? fitting;
  const taken = wanted * (card + gap) - gap;
  if (wanted === 0 || wanted > MAX_CELLS || taken > end - 2 * keep + TOLERANCE) return [];
  const start = half ? end - taken : (end - taken) / 2;
  return Array.from({ length: wanted }, (_, index) => start + index * (card + gap));
}

type Pair = readonly [before: number, after: number];

interface BleedOrder {
  readonly bleed: number;
  readonly marks: boolean;
  readonly card: number;
  readonly gap: number;
  readonly length: number;
  readonly gutter: number | undefined;
  /** The room that stays free after each card. */
  readonly room: number;
}

/** Bleed before and after each card: half the gap between two cards; outside, enough space for cut marks remains. */
function axisBleeds(starts: readonly number[], { bleed, marks, card, gap, length, gutter, room }: BleedOrder): Pair[] {
  const first = starts[0] ?? 0;
  const edge = (distance: number): number =>
    clamp(marks ? Math.min(bleed, distance - MARK_MARGIN - MIN_TICK) : Math.min(bleed, distance));
  const between = clamp(Math.min(bleed, (gap - room) / 2));
  const before = edge(first);
  const last = length - ((starts.at(-1) ?? 0) + card);
  const outer = room === 0 ? edge(last) : Math.min(edge(last), clamp(last - LABEL_MARGIN));
  const after = gutter === undefined ? outer : clamp(Math.min(bleed, gutter / 2 - room));
  return starts.map((_, index) => [index === 0 ? before : between, index === starts.length - 1 ? after : between]);
}

const clamp = (value: number): number => Math.max(0, value);

function isPlotted({ plotter = EXPORT_OPTIONS.plotter.default }: SheetOptions): boolean {
  return plotter !== 'none';
}

function assertPlotter(options: SheetOptions): void {
  if (!isPlotted(options)) return;
  const refuse = (message: string, fix: string): CardwrightError =>
    new CardwrightError('sheet.option', message, { path: 'options.plotter', fix });
  if (options.sheet.cells)
    throw refuse(`${options.sheet.name} is cut already.`, 'Omit the plotter, or choose paper without cells.');
  if (options.fold !== undefined && options.fold !== 'none')
    throw refuse('Folded sheets are glued before they are cut.', 'Omit the plotter, or the fold.');
}

function assertLabels({ cardLabels, sheet }: SheetOptions): void {
  if (cardLabels !== true || !sheet.cells) return;
  throw new CardwrightError('sheet.option', `${sheet.name} is cut already and has no room for labels.`, {
    path: 'options.card_labels',
    fix: 'Omit the labels, or choose paper that is not precut.',
  });
}

function assertOptions({ columns, rows, gapMm = 0, marginMm = 0, gutterMm = 0, calibration }: SheetOptions): void {
  for (const [name, count] of Object.entries({ columns, rows })) {
    const { min, max } = EXPORT_OPTIONS.columns;
    if (count === undefined || (Number.isInteger(count) && count >= min && count <= max)) continue;
    throw optionError(name, count, expectationOf(EXPORT_OPTIONS.columns));
  }
  for (const [name, mm] of Object.entries({ gap: gapMm, margin: marginMm, gutter: gutterMm })) {
    const { min, max } = EXPORT_OPTIONS.gap;
    if (!(mm >= min && mm <= max)) throw optionError(name, mm, expectationOf(EXPORT_OPTIONS.gap));
  }
  if (calibration) assertCalibration(calibration);
}

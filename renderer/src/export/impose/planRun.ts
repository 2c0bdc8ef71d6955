import { CardwrightError } from '../../errors.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import type { FaceSize } from '../pdf/faceSize.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { SheetLine } from '../../imposition/cardLabels.js';
import { planSheets, type SheetCard, type SheetSide } from '../../imposition/planSheets.js';
import { type SheetFurniture, sheetFurniture } from '../../imposition/sheetFurniture.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { SheetGrid } from '../../imposition/types.js';
import type { SheetPdfOptions } from './types.js';

/** A side with everything printed on it. */
export interface PlannedSide extends SheetSide {
  readonly furniture: SheetFurniture;
  /** Their indices count the lines before them. */
  readonly lines: readonly (SheetLine & { readonly index: number })[];
}

export interface RunPlan {
  readonly grid: SheetGrid;
  readonly sides: readonly PlannedSide[];
  /** The number of sheets of paper. */
  readonly sheets: number;
}

/** A distinct face, and what it is called in errors. */
export interface SizedDrawing {
  readonly size: FaceSize;
  readonly label: string;
}

/** @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`, `sheet.mixed_sizes` */
export function planRun(
  cards: readonly SheetCard[],
  drawings: readonly SizedDrawing[],
  options: SheetPdfOptions,
): RunPlan {
  const {
    bleedMm = 0,
    duplex = EXPORT_OPTIONS.duplex.default,
    backs = EXPORT_OPTIONS.backs.default,
    footer: title = options.metadata?.title ?? '',
  } = options;
  const { trimWidth, trimHeight } = uniformSize(drawings);
  const grid = sheetGrid({ width: trimWidth * MM_PER_POINT, height: trimHeight * MM_PER_POINT }, bleedMm, options);
  const planned = planSheets(cards, grid, { duplex, backs: backs === 'separate' ? 'collected' : backs });
  const sheets = Math.max(...planned.map(({ sheet }) => sheet));
  const texts = { title, sheets, nameOf: (card: number) => cards[card]?.name ?? '' };
  let count = 0;
  const sides = planned.map((side): PlannedSide => {
    const furniture = sheetFurniture(side, grid, options, texts);
    return { ...side, furniture, lines: furniture.lines.map((line) => ({ ...line, index: count++ })) };
  });
  return { grid, sides, sheets };
}

function uniformSize(drawings: readonly SizedDrawing[]): FaceSize {
  const first = drawings[0];
  if (!first)
    throw new CardwrightError('pdf.empty', 'There is no card to print.', { fix: 'Choose at least one card.' });
  const other = drawings.find(
    ({ size }) =>
      Math.abs(size.trimWidth - first.size.trimWidth) > 0.01 ||
      Math.abs(size.trimHeight - first.size.trimHeight) > 0.01,
  );
  if (!other) return first.size;
  throw new CardwrightError('sheet.mixed_sizes', `${other.label} and ${first.label} have different sizes.`, {
    path: other.label,
    fix: 'Print cards of different sizes on separate sheets.',
  });
}

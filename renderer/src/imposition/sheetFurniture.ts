import { cutMarks } from './marks/cutMarks.js';
import { foldLine } from './marks/foldLine.js';
import { colorBar, registrationMarks, SheetRoom } from './marks/furniture.js';
import { PLOTTER_QUIET, plotterMarks } from './plotter/plotterMarks.js';
import type { Mark } from './marks/types.js';
import { grown, type Rect } from '../geometry.js';
import { cardLabels, type SheetLine } from './cardLabels.js';
import { footerCell } from './footerCell.js';
import { footerText } from './footerText.js';
import type { SheetSide } from './planSheets.js';
import type { Cell, SheetGrid, SheetOptions } from './types.js';

/** Everything on one side of a sheet that is not a card. */
export interface SheetFurniture {
  /** Marks that the calibration does not move. */
  readonly fixed: readonly Mark[];
  /** Moved together with the backs. */
  readonly registration: readonly Mark[];
  /** Labels of cards, then the footer. */
  readonly lines: readonly SheetLine[];
}

/** The texts printed on the sheets of a run. */
export interface SheetTexts {
  /** In every sheet's footer; `false` for no footer. */
  readonly title: string | false;
  /** The number of sheets of paper. */
  readonly sheets: number;
  /** The number and title of a printed card. */
  readonly nameOf: (card: number) => string;
}

/** Marks, labels and the footer. Optional ones without space are omitted. */
export function sheetFurniture(
  side: SheetSide,
  grid: SheetGrid,
  options: Pick<SheetOptions, 'marks' | 'shape' | 'plotter' | 'registration' | 'colorBar' | 'duplex' | 'cardLabels'>,
  { title, sheets, nameOf }: SheetTexts,
): SheetFurniture {
  const cells = side.placements.map(({ cell }) => cell);
  // Backs are cut together with their faces, unless they are on separate paper.
  const isCut = side.side !== 'back' || options.duplex === 'none';
  const isPlotted = options.plotter !== undefined && options.plotter !== 'none';
  const marks = isPlotted
    ? plotterMarks(grid)
    : cutMarks(options.marks ?? 'ticks', options.shape ?? 'rectangle', cells, grid);
  const cuts = isCut ? marks : [];
  const fold = side.side === 'fold' ? foldLine(grid) : [];
  const labels = options.cardLabels === true ? cardLabels(side, nameOf) : [];
  const room = new SheetRoom(grid, [
    ...cells.map(printedRect),
    ...labels.map(({ cell }) => cell.rect),
    ...[...cuts, ...fold].map((mark) => grown(markRect(mark), isPlotted ? PLOTTER_QUIET : 0)),
  ]);
  // A plotter's own marks fill the corners of the side that it reads; targets on the other side alone would show nothing.
  const registration = options.registration && !isPlotted ? registrationMarks(room) : [];
  const bar = options.colorBar && side.side !== 'back' ? colorBar(room) : [];
  const footer = title === false ? [] : footerLine(room, footerText(title, side, sheets));
  return { fixed: [...cuts, ...fold, ...bar], registration, lines: [...labels, ...footer] };
}

function footerLine(room: SheetRoom, text: string): SheetLine[] {
  const cell = footerCell(room);
  return cell === undefined ? [] : [{ cell, text }];
}

/** The card with its visible bleed. */
export function printedRect({ rect, bleed }: Cell): Rect {
  return {
    x: rect.x - bleed.left,
    y: rect.y - bleed.top,
    width: rect.width + bleed.left + bleed.right,
    height: rect.height + bleed.top + bleed.bottom,
  };
}

/** The bounding box of a mark, ignoring line widths. */
export function markRect(mark: Mark): Rect {
  switch (mark.type) {
    case 'line': {
      const [x, y] = [Math.min(mark.x1, mark.x2), Math.min(mark.y1, mark.y2)];
      return { x, y, width: Math.max(mark.x1, mark.x2) - x, height: Math.max(mark.y1, mark.y2) - y };
    }
    case 'circle':
      return { x: mark.x - mark.radius, y: mark.y - mark.radius, width: 2 * mark.radius, height: 2 * mark.radius };
    case 'patch':
      return mark;
  }
}

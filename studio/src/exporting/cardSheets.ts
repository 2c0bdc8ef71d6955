import type { Preview, PreviewSheets } from './planPreview.js';

/** Pages of single cards as sheets with one place: the trim is dashed, the bleed surrounds it. */
export function cardSheets(preview: Preview): PreviewSheets {
  const { faces, bleedMm, printedSides, isTurned } = preview;
  const trimMm = trimInFile(preview);
  const [width, height] = [trimMm.width + 2 * bleedMm, trimMm.height + 2 * bleedMm];
  const bleed = { top: bleedMm, right: bleedMm, bottom: bleedMm, left: bleedMm };
  const cell = { rect: { x: bleedMm, y: bleedMm, ...trimMm }, bleed };
  // As in the file: a card flips like the page of a book, so its sides turn in opposite directions.
  const cells = {
    front: { ...cell, turn: isTurned ? (1 as const) : (0 as const) },
    back: { ...cell, turn: isTurned ? (3 as const) : (0 as const) },
  };
  const count = faces.length / 2;
  const sides = faces.flatMap((_, drawing) => {
    const side = drawing % 2 === 0 ? ('front' as const) : ('back' as const);
    const card = Math.floor(drawing / 2);
    if (!printedSides.includes(side)) return [];
    return {
      sheet: card + 1,
      side,
      placements: [{ cell: cells[side], drawing, side, card }],
      marks: bleedMm > 0 ? trimLines(trimMm, bleedMm) : [],
      lines: [],
    };
  });
  return { grid: { width, height, cells: [cells.front], columns: 1, bleed: bleedMm }, sides, count };
}

/** The trim of a single card as it lies in the file, in mm. */
export function trimInFile({ trimMm, isTurned }: Pick<Preview, 'trimMm' | 'isTurned'>): Preview['trimMm'] {
  return isTurned ? { width: trimMm.height, height: trimMm.width } : trimMm;
}

function trimLines({ width, height }: Preview['trimMm'], bleed: number) {
  const [left, top, right, bottom] = [bleed, bleed, bleed + width, bleed + height];
  const style = { type: 'line' as const, color: MAGENTA, width: 0.75, dash: [1.2, 0.8] as const };
  return [
    { ...style, x1: left, y1: top, x2: right, y2: top },
    { ...style, x1: right, y1: top, x2: right, y2: bottom },
    { ...style, x1: right, y1: bottom, x2: left, y2: bottom },
    { ...style, x1: left, y1: bottom, x2: left, y2: top },
  ];
}

/** Bleed is magenta, as printers mark it. */
const MAGENTA = [0.72, 0.07, 0.42] as const;

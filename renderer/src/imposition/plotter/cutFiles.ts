import type { SheetSide } from '../planSheets.js';
import type { SheetGrid, SheetOptions } from '../types.js';
import { cutDxf } from './cutDxf.js';
import { cutOutlines } from './cutOutlines.js';
import { cutSvg } from './cutSvg.js';
import { plotterMarks } from './plotterMarks.js';

export interface CutFile {
  /** `cut`, or `cut-last` for a last sheet that is not full. */
  readonly part: 'cut' | 'cut-last';
  readonly format: 'svg' | 'dxf';
  readonly text: string;
  /** The number of cards that it cuts out. */
  readonly cards: number;
}

/** What a cutting plotter cuts: one file for all full sheets, and another for a last one that is not full. */
export function cutFiles(
  grid: SheetGrid,
  sides: readonly SheetSide[],
  {
    plotter = 'none',
    cornerRadiusMm = 0,
    shape = 'rectangle',
  }: Pick<SheetOptions, 'plotter' | 'cornerRadiusMm' | 'shape'>,
): readonly CutFile[] {
  const formats = plotter === 'none' ? [] : plotter === 'both' ? (['svg', 'dxf'] as const) : [plotter];
  const counts = sides.filter(({ side }) => side === 'front').map(({ placements }) => placements.length);
  const last = counts.at(-1) ?? 0;
  const full = counts.some((count) => count === grid.cells.length);
  const parts = [
    ...(full ? [{ part: 'cut', cards: grid.cells.length } as const] : []),
    ...(last < grid.cells.length ? [{ part: full ? 'cut-last' : 'cut', cards: last } as const] : []),
  ];
  const marks = plotterMarks(grid);
  return parts.flatMap(({ part, cards }) =>
    formats.map((format): CutFile => {
      const outlines = cutOutlines(grid.cells.slice(0, cards), shape, cornerRadiusMm);
      return { part, format, cards, text: (format === 'svg' ? cutSvg : cutDxf)(grid, outlines, marks) };
    }),
  );
}

import type { PdfColors } from '../../painters/pdf/index.js';
import type { Cell, SheetGrid } from '../../imposition/types.js';
import type { PlannedSide } from './planRun.js';
import { type DrawnForm, SheetContent } from './sheetContent.js';
import type { SheetPdfOptions } from './types.js';

/** A form of the file. */
export interface SheetForm extends DrawnForm {
  readonly name: string;
}

/** The forms by the indices of a run's plan. */
export interface SheetForms {
  face(index: number): SheetForm | undefined;
  line(index: number): SheetForm | undefined;
}

/** The content stream of one side of a sheet: the cards in their cells, and everything around them. */
export function drawSide(
  { side, placements, furniture, lines }: PlannedSide,
  grid: SheetGrid,
  { calibration, duplex }: Pick<SheetPdfOptions, 'calibration' | 'duplex'>,
  colors: PdfColors,
  forms: SheetForms,
  everyInk?: string,
): string {
  const content = new SheetContent(grid, colors, everyInk);
  const place = (form: SheetForm | undefined, cell: Cell): void => {
    if (form) content.form(form.name, form, cell);
  };
  const draw = (): void => {
    for (const { cell, drawing } of placements) place(forms.face(drawing), cell);
    furniture.registration.forEach((mark) => content.mark(mark));
  };
  // Without duplex, the paper is not flipped and needs no correction.
  if (calibration && side === 'back' && duplex !== 'none') content.calibrated(calibration, draw);
  else draw();
  furniture.fixed.forEach((mark) => content.mark(mark));
  for (const { index, cell } of lines) place(forms.line(index), cell);
  return content.toString();
}

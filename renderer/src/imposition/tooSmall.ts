import { CardwrightError } from '../errors.js';
import type { Size } from '../geometry.js';
import type { SheetOptions } from './types.js';

type Counts = Pick<SheetOptions, 'columns' | 'rows'>;

/**
 * Says which cards do not fit on a sheet, at the option that asks for too much.
 * @param fits whether the cards would fit with these counts instead
 */
export function tooSmall(card: Size, options: SheetOptions, fits: (counts: Counts) => boolean): CardwrightError {
  const { sheet, gapMm = 0, fold = 'none' } = options;
  const size = `${round(card.width)} × ${round(card.height)} mm`;
  const place = `${sheet.name} (${sheet.widthMm} × ${sheet.heightMm} mm)${fold === 'none' ? '' : ' folded'}`;
  const refuse = (option: string, message: string, fewer: string): CardwrightError =>
    new CardwrightError('sheet.too_small', `${message} on ${place}.`, {
      path: `options.${option}`,
      fix: `Choose ${fewer}larger paper, a smaller margin or gap, or smaller cards.`,
    });
  if (!fits({})) return refuse('paper', `A card of ${size} does not fit`, '');
  const { columns, rows } = options;
  const gaps = gapMm === 0 ? '' : ` with a gap of ${gapMm} mm`;
  const several = `cards of ${size}`;
  if (!fits({ columns }))
    return refuse('columns', `${columns} ${several} side by side${gaps} do not fit`, 'fewer columns, ');
  if (!fits({ rows }))
    return refuse('rows', `${rows} ${several} one above the other${gaps} do not fit`, 'fewer rows, ');
  return refuse('columns', `${columns} × ${rows} ${several}${gaps} do not fit`, 'fewer columns or rows, ');
}

const round = (mm: number): number => Math.round(mm * 100) / 100;

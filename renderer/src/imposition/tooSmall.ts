import { CardwrightError } from '../errors.js';
import type { Size } from '../geometry.js';
import { EXPORT_OPTIONS } from './options/exportOptions.js';
import type { SheetOptions } from './types.js';

type Wish = Pick<SheetOptions, 'columns' | 'rows' | 'marginMm'>;

/**
 * Says which cards do not fit on a sheet, at the option that asks for too much.
 * @param fits whether the cards would fit with this instead of the columns and rows that were asked for
 */
export function tooSmall(card: Size, options: SheetOptions, fits: (wish: Wish) => boolean): CardwrightError {
  const { sheet, gapMm = 0, marginMm = EXPORT_OPTIONS.margin.default, fold = 'none' } = options;
  const size = `${round(card.width)} × ${round(card.height)} mm`;
  const place = `${sheet.name} (${sheet.widthMm} × ${sheet.heightMm} mm)${fold === 'none' ? '' : ' folded'}`;
  const refuse = (option: string, message: string, remedy: string): CardwrightError =>
    new CardwrightError('sheet.too_small', `${message} on ${place}.`, {
      path: `options.${option}`,
      fix: `Choose ${remedy}larger paper or smaller cards.`,
    });
  if (!fits({})) {
    if (marginMm === 0 || !fits({ marginMm: 0 })) return refuse('paper', `A card of ${size} does not fit`, '');
    return refuse('margin', `With a margin of ${marginMm} mm, a card of ${size} does not fit`, 'a smaller margin, ');
  }
  const { columns, rows } = options;
  const gaps = gapMm === 0 ? '' : ` with a gap of ${gapMm} mm`;
  const refuseSeveral = (option: 'columns' | 'rows', count: string, where: string, fewer: string): CardwrightError =>
    refuse(option, `${count} cards of ${size}${where}${gaps} do not fit`, `${fewer}, a smaller margin or gap, `);
  if (!fits({ columns })) return refuseSeveral('columns', `${columns}`, ' side by side', 'fewer columns');
  if (!fits({ rows })) return refuseSeveral('rows', `${rows}`, ' one above the other', 'fewer rows');
  return refuseSeveral('columns', `${columns} × ${rows}`, '', 'fewer columns or rows');
}

const round = (mm: number): number => Math.round(mm * 100) / 100;

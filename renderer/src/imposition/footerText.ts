import type { SheetSide } from './planSheets.js';

/** Maximum number of characters. */
const MOST = 56;

/** Size and baseline as shares of the footer's height, and its colour. */
export const FOOTER_INK = { size: 0.7, baseline: 0.72, color: '#444444' } as const;

/** A sheet's footer: title and sheet number. */
export function footerText(title: string, { sheet, side }: SheetSide, sheets: number): string {
  const number = `sheet ${sheet} of ${sheets}${side === 'back' ? ', backs' : ''}`;
  const most = MOST - number.length - 3;
  const shown = [...title];
  const name = shown.length > most ? `${shown.slice(0, most - 1).join('')}…` : title;
  return name ? `${name} · ${number}` : number;
}

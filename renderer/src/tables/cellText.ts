import { imageAddress } from './workbookPictures.js';

/** A cell as the library reads it. */
export interface Cell {
  /** `z` for a cell without a value. */
  readonly t?: string;
  readonly v?: string | number | boolean | Date | null;
  /** The displayed text. */
  readonly w?: string;
  /** The number format. */
  readonly z?: string | number;
  /** The formula. */
  readonly f?: string;
}

/** What else there is to know about the cells of a workbook. */
export interface CellReading {
  readonly hasPictures: boolean;
  /** Numbers as the language of the table writes them, from how English does. */
  readonly numbers?: ((english: string) => string) | undefined;
  /** Days as that language writes them; as 2026-05-01 if absent. */
  readonly days?: ((day: Date) => string) | undefined;
}

/** A cell as displayed, but all dates in numbers, times as 14:15, and pictures by their address. */
export function cellText(cell: Cell | undefined, { hasPictures, numbers, days }: CellReading): string {
  if (cell === undefined) return '';
  const address = imageAddress(cell.f ?? '');
  if (address !== undefined) return address;
  // Excel saves a picture that is placed in a cell as an error without a formula.
  if (hasPictures && cell.t === 'e' && cell.w === '#VALUE!' && cell.f === undefined) return '';
  // A program wrote the workbook without calculating it. As text, the formula is reported.
  if (cell.t === 'z') return cell.f === undefined ? '' : `=${cell.f}`;
  if (cell.v instanceof Date && !isNoDate(cell)) return dateText(cell.v, days);
  const text = (cell.w ?? (cell.v === undefined || cell.v === null ? '' : String(cell.v))).trim();
  return cell.t === 'n' && numbers !== undefined ? numbers(text) : text;
}

/** Formats of durations, such as `[h]:mm` and `mm:ss`, and of years alone. */
const NO_DATE = /\[(?:h+|m+|s+)\]|^mm?:ss|^y+(?:;@)?$/i;
/** A duration that no clock shows: 24 hours, or 60 minutes, and more. */
const LONG_DURATION = /^(?:2[4-9]|[3-9]\d|\d{3,})(?::\d\d){1,2}$/;

/** Workbooks store durations and years as dates. OpenDocument does not tell a duration from a time of day. */
function isNoDate({ z, w }: Cell): boolean {
  return w !== undefined && (NO_DATE.test(String(z ?? '')) || LONG_DURATION.test(w.trim()));
}

/** `2026-05-01`, `2026-05-01 14:15`, or `14:15` for a time of day, which workbooks count from the end of 1899. */
function dateText(date: Date, days: CellReading['days']): string {
  const exact = new Date(Math.round(date.getTime() / 1000) * 1000);
  const [day = '', clock = ''] = exact.toISOString().split('T');
  const time = clock.startsWith('00:00:00') ? '' : clock.slice(0, clock.slice(6, 8) === '00' ? 5 : 8);
  if (day.startsWith('1899')) return time === '' ? '00:00' : time;
  const written = days?.(exact) ?? day;
  return time === '' ? written : `${written} ${time}`;
}

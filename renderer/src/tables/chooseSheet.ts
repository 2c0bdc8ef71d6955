import type { Problem } from '../errors.js';
import { CardwrightError } from '../errors.js';
import { listOf } from '../listOf.js';
import { noRows } from './noRows.js';
import { rateSheet, type Sheet } from './rateSheet.js';

export interface ChosenSheet {
  readonly sheet: Sheet;
  /** Names the sheets that were not read, unless somebody chose this one. */
  readonly problems: readonly Problem[];
}

/**
 * The sheet with the cards: the one called Cards, else the first with known headings and rows, else the first with rows.
 * Hidden sheets come last.
 * @param wanted another sheet, by its name or its number from 1
 * @throws CardwrightError `table.no_sheet` if there is no such sheet, `table.empty` if it has no rows
 */
export function chooseSheet(sheets: readonly Sheet[], file: string, wanted?: string): ChosenSheet {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const [first] = filled;
  if (first === undefined) throw noRows(file);
  if (wanted !== undefined) return { sheet: findSheet(sheets, wanted, file), problems: [] };
  const rated = filled.map((sheet) => ({ sheet, rating: rateSheet(sheet) }));
  const best = Math.max(...rated.map(({ rating }) => rating.rank));
  const { sheet = first } = rated.find(({ rating }) => rating.rank === best) ?? {};
  const others = rated.filter((other) => other.sheet !== sheet);
  const [withCards, rest] = [true, false].map((has) =>
    others.filter(({ rating }) => rating.hasCards === has).map((other) => `"${other.sheet.name}"`),
  );
  return { sheet, problems: otherSheets({ used: sheet.name, withCards, rest, file }) };
}

/** The sheet with a name, in any case, else with a number. */
function findSheet(sheets: readonly Sheet[], wanted: string, file: string): Sheet {
  const key = (name: string): string => name.trim().toLowerCase();
  const found =
    sheets.find(({ name }) => name === wanted) ??
    sheets.find(({ name }) => key(name) === key(wanted)) ??
    sheets[Number(wanted) - 1];
  if (found !== undefined && found.rows.length > 0) return found;
  const filled = sheets.filter(({ rows }) => rows.length > 0).map(({ name }) => `"${name}"`);
  const message =
    found === undefined ? `${file} has no sheet "${wanted}".` : `The sheet "${found.name}" of ${file} has no rows.`;
  throw new CardwrightError(found === undefined ? 'table.no_sheet' : 'table.empty', message, {
    path: file,
    fix: `Choose a sheet with rows: ${filled.join(', ')}.`,
  });
}

interface OtherSheets {
  readonly used: string;
  /** Quoted names. */
  readonly withCards: readonly string[] | undefined;
  readonly rest: readonly string[] | undefined;
  readonly file: string;
}

function otherSheets({ used, withCards = [], rest = [], file }: OtherSheets): Problem[] {
  const [first] = [...withCards, ...rest];
  if (first === undefined) return [];
  const also = `the workbook also has ${listOf(rest)}`;
  const have = withCards.length === 1 ? 'has' : 'have';
  const cards = `${listOf(withCards)} ${have} cards as well`;
  const parts = [...(withCards.length > 0 ? [cards] : []), ...(rest.length > 0 ? [also] : [])];
  return [
    {
      code: 'table.more_sheets',
      severity: 'info',
      path: '',
      message: `Only the sheet "${used}" was read; ${parts.join(', and ')}.`,
      fix: `To read another sheet, call it "Cards", or use --sheet ${first}.`,
      place: { file },
    },
  ];
}

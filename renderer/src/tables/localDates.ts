import { DEFAULT_LANGUAGE } from '../schema/index.js';

/**
 * Writes days as a language does in numbers (CLDR), in the Gregorian calendar: `15.03.2023` in German. Undefined for English,
 * whose countries differ, and where the language is unknown: `2023-03-15` is clear to everybody.
 */
export function localDates(language: string | undefined): ((day: Date) => string) | undefined {
  if (language === undefined || language === DEFAULT_LANGUAGE) return undefined;
  const format = new Intl.DateTimeFormat(language, {
    ...({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const),
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  });
  return (day) => format.format(day);
}

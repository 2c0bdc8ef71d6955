import { parseLength } from '../../schema/index.js';

export interface Measures {
  readonly widthMm: number;
  readonly heightMm: number;
}

const MEASURES = /^\s*([\d.][^x×]*)[x×]\s*([\d.][^x×]*)$/i;
const LONGEST = 60;
const UNIT = /[a-z"].*/is;

/**
 * Parses width and height from `63x88mm`, `2.5 × 3.5in` or `6cm x 88mm`; a width without a unit has the height's unit.
 * @returns undefined for anything else, such as a name; an infinite side if it is longer than any thing that we measure
 */
export function parseMeasures(text: string): Measures | undefined {
  const found = text.length > LONGEST ? null : MEASURES.exec(text);
  const [first, second] = [found?.[1]?.trim() ?? '', found?.[2]?.trim() ?? ''];
  const widthMm = sideOf(UNIT.test(first) ? first : `${first}${UNIT.exec(second)?.[0] ?? ''}`);
  const heightMm = sideOf(second);
  return widthMm === undefined || heightMm === undefined ? undefined : { widthMm, heightMm };
}

function sideOf(text: string): number | undefined {
  const length = parseLength(text);
  if (length.ok) return length.value;
  return length.problems.some(({ code }) => code === 'unit.too_long') ? Infinity : undefined;
}

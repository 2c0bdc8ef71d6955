import { parseLength } from '../../schema/index.js';

export interface Measures {
  readonly widthMm: number;
  readonly heightMm: number;
}

const MEASURES = /^\s*([\d.][^x×]*?)\s*[x×]\s*([\d.][^x×]*?)\s*$/i;
const LONGEST = 60;
const UNIT = /[a-z"].*$/i;

/**
 * Parses width and height from `63x88mm`, `2.5 × 3.5in` or `6cm x 88mm`; a width without a unit has the height's unit.
 * @returns undefined for anything else, such as a name
 */
export function parseMeasures(text: string): Measures | undefined {
  const [, first = '', second = ''] = (text.length > LONGEST ? null : MEASURES.exec(text)) ?? [];
  const width = parseLength(UNIT.test(first) ? first : `${first}${UNIT.exec(second)?.[0] ?? ''}`);
  const height = parseLength(second);
  return width.ok && height.ok ? { widthMm: width.value, heightMm: height.value } : undefined;
}

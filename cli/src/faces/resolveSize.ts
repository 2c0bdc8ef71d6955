import type { Deck } from '@cardwright/renderer';
import { nearestName, parseLength } from '@cardwright/renderer';
import { UsageError } from '../exitCode.js';
import { CARD_SIZES } from './cardSizes.js';

export interface CardSize {
  /** Slug of a known size, or the text that gave it. */
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

const DEFAULT_SIZE = 'poker-us';
const SMALLEST_MM = 10;

/**
 * The trim size to print on: what was asked for, else what the deck file says (`size: tarot`), else US poker.
 * @throws UsageError for an unknown size
 */
export function resolveSize(asked: string | undefined, deck: Deck): CardSize {
  const own = deck['size'];
  return readSize(asked ?? (typeof own === 'string' && own !== '' ? own : DEFAULT_SIZE));
}

/** A slug such as `tarot`, or width and height such as `70x120mm` and `2.5x3.5in`. @throws UsageError */
export function readSize(text: string): CardSize {
  const name = text.trim().toLowerCase();
  const known = CARD_SIZES[name];
  if (known !== undefined) return { name, ...known };
  const [, width, height, unit = 'mm'] = /^([\d.]+)\s*(?:mm|cm|in)?\s*[x×]\s*([\d.]+)\s*(mm|cm|in)?$/.exec(name) ?? [];
  if (width === undefined || height === undefined) throw unknownSize(text);
  const [widthMm, heightMm] = [length(`${width}${unit}`), length(`${height}${unit}`)];
  if (Math.min(widthMm, heightMm) < SMALLEST_MM || Math.max(widthMm, heightMm) > 1000)
    throw new UsageError(`The size ${text} is not possible: a card is ${SMALLEST_MM} to 1000 mm wide and high.`);
  return { name, widthMm, heightMm };
}

/** A length given as an option. @throws UsageError naming the option */
export function readLength(text: string, option: string): number {
  const parsed = parseLength(text);
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${option}: ${parsed.problems[0]?.message ?? 'that is no length.'}`);
}

function length(text: string): number {
  return readLength(text, '--size');
}

function unknownSize(text: string): UsageError {
  const near = nearestName(text, Object.keys(CARD_SIZES));
  const hint = near === undefined ? 'cardwright sizes lists them' : `did you mean ${near}?`;
  return new UsageError(
    `There is no card size "${text}" (${hint}); a size of your own is written 70x120mm or 2.5x3.5in.`,
  );
}

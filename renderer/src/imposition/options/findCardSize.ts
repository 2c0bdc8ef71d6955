import { CardwrightError } from '../../errors.js';
import { MM_PER_INCH, nearestName } from '../../schema/index.js';
import { CARD_SIZES, type CardSize } from './cardSizes.js';
import { parseMeasures } from './measures.js';

/** Limits for a card's sides, in mm. */
export const CARD_SIDE_MM = { min: 10, max: 1_000 } as const;

/**
 * A card size by slug or alias (`tarot`, `tcg`), or from dimensions (`63x88mm`, `2.5x3.5in`), width first.
 * @throws CardwrightError `size.unknown`, `size.bad`
 */
export function findCardSize(text: string): CardSize {
  const wanted = text.trim().toLowerCase();
  const known = CARD_SIZES.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted));
  return known ?? measured(wanted) ?? unknown(text);
}

function measured(text: string): CardSize | undefined {
  const measures = parseMeasures(text);
  if (measures === undefined) return undefined;
  const { widthMm, heightMm } = measures;
  const { min, max } = CARD_SIDE_MM;
  if (Math.min(widthMm, heightMm) < min || Math.max(widthMm, heightMm) > max) {
    throw new CardwrightError('size.bad', `A card cannot be ${text}: its sides must be from ${min} to ${max} mm.`, {
      path: 'size',
      fix: `Use a width and a height between ${min} and ${max} mm.`,
    });
  }
  const inches = [hundredths(widthMm / MM_PER_INCH), hundredths(heightMm / MM_PER_INCH)] as const;
  return { slug: text.replaceAll(/\s/g, ''), name: text, widthMm, heightMm, inches, aliases: [] };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function unknown(text: string): never {
  const names = CARD_SIZES.flatMap(({ slug, aliases }) => [slug, ...aliases]);
  const near = nearestName(text, names);
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  throw new CardwrightError('size.unknown', `There is no card size "${shown}".`, {
    path: 'size',
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of ${CARD_SIZES.map(({ slug }) => slug).join(', ')}, or dimensions such as 63x88mm or 2.5x3.5in.`,
  });
}

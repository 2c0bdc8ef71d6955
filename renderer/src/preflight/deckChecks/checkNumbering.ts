import { translate } from '../../schema/deck/translate.js';
import type { Deck } from '../../schema/deck/deck.js';
import type { DeckEdit, DeckFix } from '../fixes/deckFix.js';
import { rangesOf } from '../rangesOf.js';
import { groupBy } from '../../groupBy.js';
import type { Finding } from '../types.js';
import { cardsInDeck, deckFinding, type CardInDeck } from './placedCards.js';

/** Fewer numbers than these do not make a sequence. */
const FEWEST = 3;
const MOST_SHOWN = 8;

interface Numbered {
  readonly place: CardInDeck;
  readonly number: number;
  readonly digits: string;
}

/** Cards with consecutive numbers: `7`, `A-07` and `7/24` each belong to a different sequence. */
interface Sequence {
  readonly prefix: string;
  readonly suffix: string;
  /** The category, if its cards are numbered separately. */
  readonly title: string | undefined;
  /** The numbered cards by number; equal numbers are in deck order. */
  readonly entries: readonly Numbered[];
}

/** Finds numbers of cards that are missing or that several cards have, and renumbers the cards. */
export function checkNumbering(deck: Deck): readonly Finding[] {
  return sequencesOf(deck).filter(isSequence).flatMap(findingsOf);
}

function sequencesOf(deck: Deck): readonly Sequence[] {
  const cards = cardsInDeck(deck);
  const whole = groupByPattern(cards, undefined);
  return whole.flatMap((sequence) => {
    const parts = [...groupBy(sequence.entries, ({ place }) => place.category)];
    const first = sequence.entries[0]?.number;
    const startAgain = parts.filter(([, entries]) => entries.some(({ number }) => number === first));
    // Where several categories have the first number, each counts on its own, like the suits of playing cards.
    if (startAgain.length < 2) return [sequence];
    return parts.map(([category, entries]) => {
      const title = translate(category.translations, 'title', deck.default_language, deck.default_language).value;
      return { ...sequence, entries, title: typeof title === 'string' ? title : '' };
    });
  });
}

function groupByPattern(cards: readonly CardInDeck[], title: string | undefined): readonly Sequence[] {
  const groups = new Map<string, { prefix: string; suffix: string; entries: Numbered[] }>();
  for (const place of cards) {
    const match = /^(\D*)(\d{1,9})(.*)$/s.exec(place.card.card_number?.trim() ?? '');
    if (match === null) continue;
    const [, prefix = '', digits = '', suffix = ''] = match;
    const key = JSON.stringify([prefix, suffix]);
    const group = groups.get(key) ?? { prefix, suffix, entries: [] };
    group.entries.push({ place, digits, number: Number(digits) });
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    title,
    entries: group.entries.toSorted((one, other) => one.number - other.number),
  }));
}

/** Years, costs and values are numbers too, but do not count the cards. */
function isSequence({ entries }: Sequence): boolean {
  const distinct = new Set(entries.map(({ number }) => number)).size;
  const span = (entries.at(-1)?.number ?? 0) - (entries[0]?.number ?? 0) + 1;
  return entries.length >= FEWEST && distinct * 2 > entries.length && span <= entries.length * 2;
}

function findingsOf(sequence: Sequence): readonly Finding[] {
  const { entries, prefix, suffix, title } = sequence;
  const quickFix = renumber(sequence);
  const where = title === undefined || title === '' ? '' : ` in “${title}”`;
  const byNumber = groupBy(entries, ({ number }) => number);
  const repeated = [...byNumber.values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined || same.length < 2) return [];
    const message = `The number ${prefix}${one.digits}${suffix} is on ${same.length} cards${where}.`;
    return same.map(({ place }) => deckFinding('number.repeated', message, { card: place.named, quickFix }));
  });
  const [first = 0, last = 0] = [entries[0]?.number, entries.at(-1)?.number];
  const missing = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (number) => !byNumber.has(number),
  );
  if (missing.length === 0) return repeated;
  const message = `No card${where} has the ${missing.length === 1 ? 'number' : 'numbers'} ${missingWords(missing, sequence)}.`;
  return [...repeated, deckFinding('number.missing', message, { quickFix })];
}

function missingWords(missing: readonly number[], sequence: Sequence): string {
  if (sequence.prefix === '' && sequence.suffix === '' && !hasZeros(sequence)) return rangesOf(missing);
  const shown = missing.slice(0, MOST_SHOWN).map((number) => written(number, sequence));
  return shown.join(', ') + (missing.length > MOST_SHOWN ? ` and ${missing.length - MOST_SHOWN} more` : '');
}

function hasZeros({ entries }: Sequence): boolean {
  return entries.some(({ digits }) => digits.length > 1 && digits.startsWith('0'));
}

/** A number as the others are written. */
function written(number: number, sequence: Sequence): string {
  const width = hasZeros(sequence) ? Math.max(...sequence.entries.map(({ digits }) => digits.length)) : 1;
  return `${sequence.prefix}${String(number).padStart(width, '0')}${sequence.suffix}`;
}

/** Keeps the order of the numbers, the first of them, and leading zeros. */
function renumber(sequence: Sequence): DeckFix {
  const { entries, title } = sequence;
  const first = entries[0]?.number ?? 1;
  const last = first + entries.length - 1;
  const edits = entries.flatMap(({ place, number }, index): DeckEdit[] => {
    const before = place.card.card_number;
    if (number === first + index) return [];
    return [{ type: 'set', path: [...place.path, 'card_number'], before, value: written(first + index, sequence) }];
  });
  const of = title === undefined || title === '' ? '' : ` of “${title}”`;
  return { label: `Renumber the cards${of} ${written(first, sequence)}–${written(last, sequence)}`, edits };
}

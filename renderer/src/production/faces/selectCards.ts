import type { PlannedCard } from '../../plan/planDeck.js';
import { type Deck, nearestName } from '../../schema/index.js';
import { counted } from '../../counted.js';
import { optionFailure } from '../atOption.js';

export type CardFilter = (card: Pick<PlannedCard, 'number'>) => boolean;

interface Listed {
  readonly number: number;
  readonly titles: readonly string[];
  /** The number that its design may print, as it is written. */
  readonly printed: string | undefined;
  readonly id: string | undefined;
}

/**
 * Selects cards by `1-9,12,TITLE`: places in the deck and ranges of them, titles in any language (whole or part), printed card
 * numbers, and ids. A number is a place if the deck has as many cards, whatever titles and printed numbers there are.
 * @throws CardwrightError at `cards` for a term without a match
 */
export function selectCards(selection: string | undefined, deck: Deck): CardFilter {
  if (selection === undefined || selection.trim() === '') return () => true;
  const cards = listCards(deck);
  const wanted = new Set<number>();
  for (const term of termsOf(selection)) for (const number of numbersOf(term, cards)) wanted.add(number);
  return ({ number }) => wanted.has(number);
}

/** Splits at commas; a title with a comma must be quoted. */
function termsOf(selection: string): string[] {
  const terms = selection.match(/"[^"]*"|[^,"]+/g) ?? [];
  return terms.map((term) => term.replaceAll('"', '').trim()).filter((term) => term !== '');
}

function numbersOf(term: string, cards: readonly Listed[]): readonly number[] {
  const lower = term.toLowerCase();
  const numbered = cards.filter(({ printed }) => printed === lower).map(({ number }) => number);
  const range = /^(\d+)(?:\s*-\s*(\d+)?)?$/.exec(term);
  const isPlace = range !== null && (Number(range[1]) <= cards.length || numbered.length === 0);
  if (isPlace) return rangeOf(term, range, cards.length);
  const titled = (test: (title: string) => boolean): readonly number[] =>
    cards.filter(({ titles, id }) => titles.some(test) || id === lower).map(({ number }) => number);
  const exact = titled((title) => title.toLowerCase() === lower);
  const named = exact.length > 0 ? exact : numbered;
  const found = named.length > 0 ? named : titled((title) => title.toLowerCase().includes(lower));
  if (found.length > 0) return found;
  const near = nearestName(
    term,
    cards.flatMap(({ titles }) => titles),
  );
  throw optionFailure('cards', `No card is called "${term}"${near === undefined ? '.' : `; did you mean "${near}"?`}`);
}

function rangeOf(term: string, range: RegExpExecArray, count: number): readonly number[] {
  const from = Number(range[1]);
  const to = range[0].includes('-') ? Number(range[2] ?? count) : from;
  if (from < 1 || from > count || to < from || to > count) {
    const fix = to > count && from >= 1 && from <= count ? `Write ${from}- for all cards from ${from} on.` : undefined;
    if (range[2] !== undefined && to < from && to >= 1)
      throw optionFailure('cards', `The range ${term} runs backwards.`, `Write ${to}-${from}.`);
    const missing = fix === undefined ? term : String(to);
    const message = `There is no card ${missing}; the deck has ${counted(count, 'card')}, numbered by their places from 1.`;
    throw optionFailure('cards', message, fix);
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function listCards(deck: Deck): readonly Listed[] {
  return deck.categories
    .flatMap(({ cards }) => cards)
    .map((card, index) => ({
      number: index + 1,
      titles: Object.values(card.translations).map(({ title }) => title),
      printed: card.card_number?.trim().toLowerCase(),
      id: card.id,
    }));
}

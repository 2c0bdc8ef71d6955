import type { DeckCard, DeckCategory, DeckDocument, Recipe } from '../types.js';

export interface TextQuery {
  readonly words: string;
  readonly matchCase: boolean;
  /** `cat` does not match “category”. */
  readonly wholeWords: boolean;
  /** In one language; in all of them if missing. */
  readonly language?: string;
  /** Only in these cards; in the whole deck if missing. */
  readonly cardIds?: ReadonlySet<string>;
}

/** One text that contains the words at least once. */
export interface TextMatch {
  /** Identifies the text within this deck. */
  readonly key: string;
  readonly owner: 'deck' | 'category' | 'card';
  readonly id: string;
  readonly language: string;
  readonly field: string;
  readonly text: string;
  /** The match's start and end. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

type Owner = DeckDocument | DeckCategory | DeckCard;

/** Every text of the deck that contains the words, in reading order. */
export function findText(deck: DeckDocument, query: TextQuery): TextMatch[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [];
  return ownersOf(deck, query).flatMap(([owner, thing]) =>
    Object.entries(thing.translations)
      .filter(([language]) => query.language === undefined || language === query.language)
      .flatMap(([language, texts]) =>
        Object.entries(texts).flatMap(([field, text]): TextMatch[] => {
          if (typeof text !== 'string' || field === 'language_code') return [];
          const ranges = [...text.matchAll(pattern)].map(
            ({ index, 0: found }) => [index, index + found.length] as const,
          );
          if (ranges.length === 0) return [];
          return [{ key: `${thing.id} ${language} ${field}`, owner, id: thing.id, language, field, text, ranges }];
        }),
      ),
  );
}

/** Replaces the matches. @param keys of matches; all if missing */
export function replaceText(query: TextQuery, replacement: string, keys?: ReadonlySet<string>): Recipe {
  return (deck) => {
    const pattern = patternOf(query);
    if (pattern === undefined) return;
    const things = new Map<string, Owner>(ownersOf(deck, query).map(([, thing]) => [thing.id, thing]));
    for (const { key, id, language, field, text } of findText(deck, query)) {
      const texts: Record<string, unknown> | undefined = things.get(id)?.translations[language];
      // A function, so that `$&` in the replacement has no special meaning.
      if (texts !== undefined && (keys?.has(key) ?? true)) texts[field] = text.replace(pattern, () => replacement);
    }
  };
}

function ownersOf(deck: DeckDocument, { cardIds }: TextQuery): ['deck' | 'category' | 'card', Owner][] {
  const isWanted = ({ id }: DeckCard): boolean => cardIds?.has(id) ?? true;
  const inCategories = deck.categories.flatMap((category): ['category' | 'card', Owner][] => {
    const cards = category.cards.filter(isWanted).map((card): ['card', Owner] => ['card', card]);
    return cardIds === undefined ? [['category', category], ...cards] : cards;
  });
  return cardIds === undefined ? [['deck', deck], ...inCategories] : inCategories;
}

function patternOf({ words, matchCase, wholeWords }: TextQuery): RegExp | undefined {
  if (words === '') return undefined;
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // \b knows English letters only.
  const source = wholeWords ? `(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])` : literal;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

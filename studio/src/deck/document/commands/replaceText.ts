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
export interface TextMatch extends StoredText {
  /** Identifies the text within this deck. */
  readonly key: string;
  readonly owner: Owned[0];
  readonly id: string;
  /** The match's start and end. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

interface StoredText {
  /** undefined for the deck's own values, which belong to no language. */
  readonly language: string | undefined;
  readonly field: string;
  readonly text: string;
}

type Owned = readonly ['deck', DeckDocument] | readonly ['category', DeckCategory] | readonly ['card', DeckCard];

/** Every text of the deck that contains the words, in reading order. Values belong to every language. */
export function findText(deck: DeckDocument, query: TextQuery): TextMatch[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [];
  return ownersOf(deck, query).flatMap((owned) => {
    const [owner, { id }] = owned;
    return textsOf(owned, query.language).flatMap((stored): TextMatch[] => {
      const found = [...stored.text.matchAll(pattern)];
      const ranges = found.map(({ index, 0: match }) => [index, index + match.length] as const);
      const key = `${id} ${stored.language ?? ''} ${stored.field}`;
      return ranges.length === 0 ? [] : [{ key, owner, id, ranges, ...stored }];
    });
  });
}

/** Replaces the matches. @param keys of matches; all if missing */
export function replaceText(query: TextQuery, replacement: string, keys?: ReadonlySet<string>): Recipe {
  return (deck) => {
    const pattern = patternOf(query);
    if (pattern === undefined) return;
    const things = new Map(ownersOf(deck, query).map((owned) => [owned[1].id, owned]));
    for (const { key, id, language, field, text } of findText(deck, query)) {
      const owned = things.get(id);
      const texts = owned && placeOf(owned, language);
      // A function, so that `$&` in the replacement has no special meaning.
      if (texts !== undefined && (keys?.has(key) ?? true)) texts[field] = text.replace(pattern, () => replacement);
    }
  };
}

function textsOf(owned: Owned, only: string | undefined): readonly StoredText[] {
  const languages = Object.keys(owned[1].translations).filter((language) => only === undefined || language === only);
  return [...languages, undefined].flatMap((language) =>
    Object.entries(placeOf(owned, language) ?? {}).flatMap(([field, text]) =>
      typeof text === 'string' && field !== 'language_code' ? [{ language, field, text }] : [],
    ),
  );
}

/** Where texts of a language are stored, or the values of a card. */
function placeOf([owner, thing]: Owned, language: string | undefined): Record<string, unknown> | undefined {
  if (language !== undefined) return thing.translations[language];
  return owner === 'card' ? thing.fields : undefined;
}

function ownersOf(deck: DeckDocument, { cardIds }: TextQuery): readonly Owned[] {
  const inCategories = deck.categories.flatMap((category): readonly Owned[] => {
    const cards = category.cards.filter(({ id }) => cardIds?.has(id) ?? true);
    const owned = cards.map((card): Owned => ['card', card]);
    return cardIds === undefined ? [['category', category], ...owned] : owned;
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

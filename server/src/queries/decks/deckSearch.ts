import type { Executor } from '../executor.js';
import type { CardRow, CategoryRow, DeckRow, Texts } from './rows.js';

/** PostgreSQL's text search configurations by language; words of other languages are matched as written. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Documents are cut here, far below PostgreSQL's limit of 1 MB per tsvector. */
const MAX_TEXT = 100_000;

/** The configuration for a language code such as `pt-BR`. */
export function searchConfiguration(language: string): string {
  return CONFIGURATIONS[language.toLowerCase().split('-')[0] ?? ''] ?? 'simple';
}

interface Searched {
  readonly deck: Pick<DeckRow, 'translations'>;
  readonly categories: readonly Pick<CategoryRow, 'translations'>[];
  readonly cards: readonly Pick<CardRow, 'translations'>[];
}

/**
 * Writes a deck's documents for full-text search, one per language: title (weight A), tags and short description (B),
 * description and category titles (C), card titles (D).
 * @param before the tree of the last call; unchanged documents are not written
 */
export async function writeDeckSearch(
  executor: Executor,
  deckId: string,
  tree: Searched,
  before?: Searched,
): Promise<void> {
  const languages = Object.keys(tree.deck.translations);
  if (Object.keys(before?.deck.translations ?? { any: {} }).some((language) => !languages.includes(language)))
    await executor('app.deck_search').where({ deck_id: deckId }).whereNotIn('language_code', languages).delete();
  for (const language of languages) {
    const parts = partsOf(tree, language);
    if (before !== undefined && language in before.deck.translations && isSame(parts, partsOf(before, language)))
      continue;
    await writeDocument(executor, deckId, language, parts);
  }
}

/** Texts by weight. */
type Parts = Readonly<Record<'A' | 'B' | 'C' | 'D', string>>;

function isSame(one: Parts, other: Parts): boolean {
  return (Object.keys(one) as (keyof Parts)[]).every((weight) => one[weight] === other[weight]);
}

function partsOf(tree: Searched, language: string): Parts {
  const texts = tree.deck.translations[language] ?? {};
  const titles = (rows: readonly { readonly translations: Readonly<Record<string, Texts>> }[]): string =>
    rows.map(({ translations }) => textOf(translations[language], 'title')).join('\n');
  return {
    A: textOf(texts, 'title'),
    B: [textOf(texts, 'short_description'), textOf(texts, 'tags')].join('\n'),
    C: [textOf(texts, 'description'), titles(tree.categories)].join('\n'),
    D: titles(tree.cards),
  };
}

async function writeDocument(executor: Executor, deckId: string, language: string, parts: Parts): Promise<void> {
  const vector = Object.keys(parts).map((weight) => `setweight(to_tsvector(?::regconfig, ?), '${weight}')`);
  const configuration = searchConfiguration(language);
  await executor.raw(
    `insert into app.deck_search (deck_id, language_code, document) values (?, ?, ${vector.join(' || ')})
     on conflict (deck_id, language_code) do update set document = excluded.document`,
    [deckId, language, ...Object.values(parts).flatMap((text) => [configuration, text.slice(0, MAX_TEXT)])],
  );
}

function textOf(texts: Texts | undefined, key: string): string {
  const value = texts?.[key];
  return Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
}

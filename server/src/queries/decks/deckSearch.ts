import { baseLanguage } from '@cardwright/renderer';
import type { Executor } from '../executor.js';
import { wordSpellings } from './searchWords.js';

/** PostgreSQL's text search configurations by language; words of other languages are found only as written. */
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

/** Characters of a document's texts together: PostgreSQL limits a tsvector to 1 MB and a word to 256 positions. */
const MAX_TEXT = 100_000;
const MAX_PLACES = 255;
const MAX_PLACE = 16_383;

/** The configuration for a language code such as `pt-BR`. */
export function searchConfiguration(language: string): string {
  return CONFIGURATIONS[baseLanguage(language)] ?? 'simple';
}

type Texts = Readonly<Record<string, unknown>>;

interface Translated {
  readonly translations: Readonly<Record<string, Texts>>;
}

interface Searched {
  readonly deck: Translated;
  readonly categories: readonly Translated[];
  readonly cards: readonly Translated[];
}

/**
 * Writes a deck's documents for full-text search, one per language: title (weight A), tags and short description (B),
 * description and category titles (C), card titles (D). Each contains the words as stems of their language and, to be
 * found whatever the language, as written but without accents.
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
  const titles = (rows: readonly Translated[]): string =>
    rows.map(({ translations }) => textOf(translations[language], 'title')).join('\n');
  return {
    A: textOf(texts, 'title'),
    B: [textOf(texts, 'short_description'), textOf(texts, 'tags')].join('\n'),
    C: [textOf(texts, 'description'), titles(tree.categories)].join('\n'),
    D: titles(tree.cards),
  };
}

async function writeDocument(executor: Executor, deckId: string, language: string, parts: Parts): Promise<void> {
  const cut = cutParts(parts);
  const vector = cut.map(([weight]) => `setweight(to_tsvector(?::regconfig, ?), '${weight}')`);
  const configuration = searchConfiguration(language);
  await executor.raw(
    `insert into app.deck_search (deck_id, language_code, document, is_current)
     values (?, ?, ${vector.join(' || ')} || ?::tsvector, true)
     on conflict (deck_id, language_code) do update set document = excluded.document, is_current = true`,
    [deckId, language, ...cut.flatMap(([, text]) => [configuration, text]), plainVector(cut)],
  );
}

type Part = readonly [weight: string, text: string];

/** The most important texts are kept. */
function cutParts(parts: Parts): Part[] {
  let left = MAX_TEXT;
  return Object.entries(parts).map(([weight, text]) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return [weight, kept];
  });
}

/**
 * The words without accents, as a tsvector literal: PostgreSQL's own parser depends on the database's locale and takes
 * `node.js` for the name of a host.
 */
function plainVector(parts: readonly Part[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [weight, text] of parts)
    for (const spellings of wordSpellings(text)) {
      place = Math.min(place + 1, MAX_PLACE);
      for (const word of spellings) {
        const known = places.get(word) ?? [];
        if (known.length < MAX_PLACES) known.push(`${place}${weight}`);
        places.set(word, known);
      }
    }
  return [...places].map(([word, at]) => `'${word}':${at.join()}`).join(' ');
}

function textOf(texts: Texts | undefined, key: string): string {
  const value = texts?.[key];
  return Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
}

/** Decks with documents that an earlier version wrote. */
export async function listOutdatedSearch(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor('app.deck_search')
    .where({ is_current: false })
    .distinct<{ deck_id: string }[]>('deck_id')
    .limit(limit);
  return rows.map(({ deck_id }) => deck_id);
}

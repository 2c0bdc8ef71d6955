import type { PublicDeck } from '../../api/publicDecks.js';
import { cardWords } from '../../publicDecks/cardWords.js';
import { codesOf, languageOf } from '../../publicDecks/deckLanguages.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import { textOf } from '../../publicDecks/textOf.js';

export interface ShownCard {
  readonly id: string;
  readonly category: number;
  /** The texts on the card, for screen readers. */
  readonly words: string;
}

export interface ShownCategory {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly color: string | undefined;
  readonly cards: readonly ShownCard[];
}

export interface ExternalLink {
  readonly label: string;
  readonly url: string;
}

/** A public deck in one language, as its page shows it. */
export interface DeckView {
  readonly deck: PublicDeck;
  readonly language: string;
  readonly languages: readonly string[];
  readonly title: string;
  readonly short: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly links: readonly ExternalLink[];
  readonly categories: readonly ShownCategory[];
  readonly cards: readonly ShownCard[];
  /** Width ÷ height of its fronts. */
  readonly ratio: number;
}

/** @param wanted a language; by default the visitor's */
export function deckView(deck: PublicDeck, wanted: string | null): DeckView {
  const { default_language: main, translations, designs } = deck;
  const languages = codesOf(
    deck,
    (deck.categories ?? []).flatMap((category) => [category, ...(category.cards ?? [])]),
  );
  const language = languageOf({ ...deck, languages }, wanted);
  const text = (key: string): string => textOf(translations, key, language, main);
  // Only the cards may be in this language.
  const texts: Readonly<Record<string, unknown>> = translations[language] ?? translations[main] ?? {};
  const categories = (deck.categories ?? []).map((category, index): ShownCategory => ({
    id: category.id,
    title: textOf(category.translations, 'title', language, main),
    description: textOf(category.translations, 'description', language, main),
    color: designs.color_scheme?.category[category.primary_color_key ?? ''],
    cards: (category.cards ?? []).map((card) => ({
      id: card.id,
      category: index,
      words: cardWords(card, language, main, deck.said.front),
    })),
  }));
  return {
    deck,
    language,
    languages,
    title: text('title') === '' ? 'Untitled deck' : text('title'),
    short: text('short_description'),
    description: text('description'),
    tags: stringsOf(texts.tags),
    links: linksOf(texts.external_links),
    categories,
    cards: categories.flatMap(({ cards }) => cards),
    ratio: ratioOf(deck.ratio),
  };
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

function linksOf(value: unknown): readonly ExternalLink[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('url' in entry) || typeof entry.url !== 'string') return [];
    const label = 'label' in entry && typeof entry.label === 'string' && entry.label !== '' ? entry.label : entry.url;
    return [{ label, url: entry.url }];
  });
}

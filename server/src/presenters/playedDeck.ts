import type { PlayedDeck } from '../contract/decks.js';
import type { PageDeck } from '../queries/decks/readPageDeck.js';
import type { PlayedRow } from '../queries/decks/readPlayedDeck.js';
import { faceRatio } from './faceRatio.js';
import { languagesOf } from './languagesOf.js';
import { saidKeys } from './saidKeys.js';
import { titlesOf } from './titlesOf.js';
import { utc } from './utc.js';

/** A deck for playing: titles, and cards as ids with the index of their category. */
export function presentPlayedDeck(row: PlayedRow): PlayedDeck {
  const { id, default_language, author, colors } = row;
  const indexes = new Map(row.categories.map((category, index) => [category.id, index]));
  return {
    id,
    default_language,
    author,
    ratio: faceRatio(row.size, row.ratio),
    said: saidKeys(row.front, row.back),
    updated_at: utc(row.updated_at),
    translations: titlesOf(row.translations),
    languages: languagesOf(row, row.card_languages),
    categories: row.categories.map((category) => ({
      id: category.id,
      translations: titlesOf(category.translations),
      color: colors?.[category.primary_color_key ?? ''] ?? null,
    })),
    cards: row.cards.map(([card, category]) => [card, indexes.get(category) ?? 0]),
  };
}

/** The web app manifest of a deck: installed, it opens at once and without the browser's bars. */
export function presentPlayManifest({ id, translations, default_language: main }: PageDeck): object {
  const title: unknown = translations[main]?.title;
  const name = typeof title === 'string' && title !== '' ? title : 'Cardwright';
  const icon = (file: string, sizes: string, rest: object = {}): object => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    ...rest,
  });
  return {
    id: `/play/random/${id}`,
    name,
    short_name: name,
    start_url: `/play/random/${id}`,
    scope: '/play/',
    display: 'standalone',
    background_color: '#0c2a20',
    theme_color: '#0c2a20',
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  };
}

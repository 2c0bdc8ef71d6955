import { type FaceGeometry, translate } from '@cardwright/renderer';
import { startDeckName } from '@cardwright/renderer/export';
import type { SimulatedCards, SimulatedGame } from '../contract/cardGameSimulator.js';
import type { ShownCard } from '../queries/decks/readShownCard.js';
import type { DeckTree } from '../queries/decks/rows.js';
import { utc } from './utc.js';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Poker size, as everywhere that a deck is looked at on a screen: 2.5 inches. */
const WIDTH_IN = 2.5;

/**
 * A deck as Card Game Simulator reads it. The pictures are those of the deck's page, as JPEG.
 * The size and the back of the first card stand for all: the program knows one of each.
 */
export function presentSimulatedGame(
  { deck, card: first }: Pick<ShownCard, 'deck' | 'card'>,
  { width, height }: Pick<FaceGeometry, 'width' | 'height'>,
  language: string | undefined,
  publicUrl: string,
): SimulatedGame {
  const base = `${publicUrl}/api/decks/public/${deck.id}`;
  const spoken: Readonly<Record<string, string>> = language === undefined ? {} : { language };
  const at = (path: string, query: Readonly<Record<string, string>>): string => {
    const text = new URLSearchParams(query).toString();
    return `${base}/${path}${text === '' ? '' : `?${text}`}`;
  };
  // In a browser, the program keeps pictures by address.
  const picture = { width: '1024', ...spoken, v: utc(deck.updated_at) };
  const name = inOneLine(textOf(deck.translations, 'title', deck, language));
  const start = { name: startDeckName(name), url: at('card-game-simulator/deck', spoken) };
  return {
    name,
    // At each start; the number is the age in days from which the program loads the game again.
    autoUpdate: 0,
    autoUpdateUrl: at('card-game-simulator', spoken),
    allCardsUrl: at('card-game-simulator/cards', spoken),
    cardImageUrl: at('cards/{cardId}/front/jpeg', picture),
    cardImageFileType: 'jpg',
    ...(first && { cardBackImageUrl: at(`cards/${first.id}/back/jpeg`, picture) }),
    cardBackImageFileType: 'jpg',
    cardNameIsUnique: false,
    cardSize: { x: WIDTH_IN, y: Math.round(((WIDTH_IN * height) / width) * 1000) / 1000 },
    cardPrimaryProperty: 'category',
    cardProperties: [
      { name: 'category', type: 'string', display: 'Category' },
      { name: 'copies', type: 'integer', display: 'Copies' },
    ],
    setNameDefault: name,
    deckFileType: 'txt',
    deckFileTxtId: 'id',
    deckUrls: [start],
    gameStartDecks: [start],
  };
}

/**
 * Category by category, each in its order. The program keeps a picture for ever under its card's id, so ids change with the
 * deck and the language.
 */
export function presentSimulatedCards(
  { deck, categories, cards }: DeckTree,
  language: string | undefined,
): SimulatedCards {
  return categories.flatMap(({ id: home, translations }) => {
    const category = textOf(translations, 'title', deck, language);
    return cards
      .filter(({ category_id }) => category_id === home)
      .map(({ id, translations: texts, copies }) => ({
        id: `${id}-${deck.version}${language ?? ''}`,
        name: inOneLine(textOf(texts, 'title', deck, language)),
        category,
        copies,
      }));
  });
}

/** The deck file of those cards: `3 [id] Title`. */
export function presentSimulatedDeck(cards: SimulatedCards): string {
  return cards.map(({ id, name, copies }) => `${copies} [${id}] ${name}\n`).join('');
}

/** Deck files have one card per line. */
const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

function textOf(
  translations: Texts,
  field: string,
  { default_language: main }: { readonly default_language: string },
  language = main,
): string {
  const { value } = translate(translations, field, language, main);
  return typeof value === 'string' ? value : '';
}

import type { ListedDeck } from '../queries/decks/listDecks.js';
import type { Fan } from '../queries/decks/readFans.js';
import { presentHead, presentPublicHead } from './deck.js';

type Json = Record<string, unknown>;

/** A deck of its owner's list. */
export function presentListedDeck(listed: ListedDeck): Json {
  return { ...presentHead(listed.deck), ...counts(listed) };
}

/** A deck of the directory. */
export function presentPublicListedDeck(listed: ListedDeck): Json {
  return { ...presentPublicHead(listed.deck, listed.author), ...counts(listed) };
}

function counts({ category_count, card_count, cover }: ListedDeck): Json {
  if (cover === null) return { category_count, card_count };
  return { category_count, card_count, cover: presentCover(cover) };
}

/** The cards that stand for a deck of a list. */
export function presentFan(fan: Fan | undefined): Json[] {
  return fan?.cards.map(presentCover) ?? [];
}

function presentCover({ category: categoryRow, card: cardRow }: Fan['cards'][number]): Json {
  const { extra: _category, deck_id: _deck, ...category } = categoryRow;
  const { extra: _card, deck_id: _ofDeck, ...card } = cardRow;
  return { category, card };
}

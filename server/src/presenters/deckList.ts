import type { ListedDeck } from '../queries/decks/listDecks.js';
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
  const { extra: _category, deck_id: _deck, ...category } = cover.category;
  const { extra: _card, deck_id: _ofDeck, ...card } = cover.card;
  return { category_count, card_count, cover: { category, card } };
}

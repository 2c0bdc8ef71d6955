import type { OwnListedDeck, PublicListedDeck, ShownCard } from '../contract/decks.js';
import type { ListedDeck } from '../queries/decks/listDecks.js';
import type { Fan } from '../queries/decks/readFans.js';
import { faceRatio } from './faceRatio.js';
import { presentCard, presentCategory, presentHead, presentPublicHead } from './deck.js';

/** A deck in its owner's list. */
export function presentListedDeck(listed: ListedDeck): OwnListedDeck {
  return { ...presentHead(listed.deck), ...counts(listed) };
}

/** A deck in the directory. */
export function presentPublicListedDeck(listed: ListedDeck): PublicListedDeck {
  return {
    ...presentPublicHead(listed.deck, listed.author),
    ...counts(listed),
    ratio: faceRatio(listed.deck.size, listed.ratio),
  };
}

function counts({ category_count, card_count, cover }: ListedDeck) {
  return { category_count, card_count, ...(cover !== null && { cover: presentShown(cover) }) };
}

/** The cards that represent a deck in a list. */
export function presentFan(fan: Fan | undefined): readonly ShownCard[] {
  return fan?.cards.map(presentShown) ?? [];
}

function presentShown({ category, card }: Fan['cards'][number]): ShownCard {
  return { category: presentCategory(category, 'public'), card: presentCard(card, 'public') };
}

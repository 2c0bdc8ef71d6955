import type { DeckFile } from '../../schema/index.js';

/** Cards without a primary_color_key get that of their category in the deck file. */
export function inheritColorKeys<T extends DeckFile>(deck: T): T {
  const categories = deck.categories.map((category) => {
    const given = category.primary_color_key;
    const key = typeof given === 'number' ? String(given) : given;
    if (typeof key !== 'string' || key === '') return category;
    return {
      ...category,
      cards: category.cards.map((card) => ({ ...card, primary_color_key: card.primary_color_key ?? key })),
    };
  });
  return { ...deck, categories };
}

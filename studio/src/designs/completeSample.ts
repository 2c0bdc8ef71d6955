import type { DeckFile } from '@cardwright/renderer';
import { sampleDeck } from './sampleDeck.js';

/** A picture that the server draws from words: ours, and free of rights. */
function drawn(words: string): string {
  return `/media/stock/${encodeURIComponent(words)}/0.webp?w=1280`;
}

/**
 * The sample deck with something in every field that a template can show. The second card has no picture, as happens in real
 * decks, so that a designer sees what stands in its place.
 */
export function completeSample(): DeckFile {
  const deck = sampleDeck();
  return {
    ...deck,
    illustration: drawn('harbour evening'),
    copyright_info: '© Small Hours',
    categories: deck.categories.map((category) => ({
      ...category,
      illustration: drawn('sailboat sea'),
      cards: category.cards.map((card, index) =>
        index > 0 ? card : { ...card, illustration: drawn('lighthouse night'), attribution: 'Drawn by Cardwright' },
      ),
    })),
  };
}

import type { FaceInput } from './faceInput.js';

/** The key of a face's main colour: a card's own overrides its category's, which overrides the deck's. */
export function colorKeyOf({ card, category, deck }: Pick<FaceInput, 'card' | 'category' | 'deck'>): string {
  return card?.primary_color_key ?? category?.primary_color_key ?? deck.primary_color_key;
}

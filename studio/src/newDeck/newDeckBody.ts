import type { NewDeck } from '../api/decks.js';
import type { Basics } from './basics/basics.js';

/** The designs that a new deck starts with. */
export interface Designs {
  readonly front: string | null;
  readonly back: string | null;
  readonly colorScheme: string | null;
}

/** The designs as a deck refers to them. */
export function asReferences({ front, back, colorScheme }: Designs): object {
  return { front_template_id: front, back_template_id: back, color_scheme_id: colorScheme };
}

/** An empty deck as the API takes it: one category with one card. */
export function newDeckBody(basics: Basics, designs: Designs): NewDeck {
  const { language, worldId } = basics;
  return {
    world_id: worldId,
    default_language: language,
    front_template_id: designs.front,
    back_template_id: designs.back,
    color_scheme_id: designs.colorScheme,
    translations: { [language]: { title: basics.title.trim(), description: basics.description.trim() } },
    categories: [
      {
        translations: { [language]: { title: 'Cards' } },
        cards: [{ translations: { [language]: { title: 'New Card' } } }],
      },
    ],
  };
}

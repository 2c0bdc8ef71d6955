import type { DeckFile } from '@cardwright/renderer';
import type { Basics } from './basics/basics.js';
import type { Designs } from './newDeckBody.js';

/** A table's cards as a deck with name, world and designs, in the form that the import takes. */
export function withBasics(deck: DeckFile, basics: Basics, designs: Designs): object {
  return {
    ...withTexts(deck, basics),
    front_template_id: designs.front,
    back_template_id: designs.back,
    color_scheme_id: designs.colorScheme,
  };
}

/** A deck with name, description, main language and world, in the form that the import takes. */
export function withTexts(deck: DeckFile, { title, description, language, worldId }: Basics): object {
  const texts = deck.translations[language];
  return {
    ...deck,
    default_language: language,
    world_id: worldId,
    translations: {
      ...deck.translations,
      [language]: { ...texts, title: title.trim(), description: description.trim() },
    },
  };
}

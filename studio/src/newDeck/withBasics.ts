import type { DeckFile } from '@cardwright/renderer';
import type { Basics } from './basics/basics.js';
import type { Designs } from './newDeckBody.js';

/** A table's cards as a deck with name, world and designs, in the form that the import takes. */
export function withBasics(
  deck: DeckFile,
  { title, description, language, worldId }: Basics,
  designs: Designs,
): object {
  const texts = deck.translations[language];
  return {
    ...deck,
    default_language: language,
    world_id: worldId,
    front_template_id: designs.front,
    back_template_id: designs.back,
    color_scheme_id: designs.colorScheme,
    translations: {
      ...deck.translations,
      [language]: { ...texts, title: title.trim(), description: description.trim() },
    },
  };
}

import { ANY_WORLD } from '../../testing/aDeck.js';

/** The smallest printable deck: one card, three copies, two languages, official designs. */
export function tinyDeck(changes: object = {}): object {
  return {
    world_id: ANY_WORLD,
    default_language: 'en',
    translations: {
      en: { title: 'Tiny weather', description: 'One card.' },
      de: { title: 'Kleines Wetter', description: 'Eine Karte.' },
    },
    categories: [
      {
        translations: { en: { title: 'Storms' } },
        cards: [
          { icon: 'lucide:cloud', copies: 3, translations: { en: { title: 'Thunder' }, de: { title: 'Donner' } } },
        ],
      },
    ],
    ...changes,
  };
}

/** A deck with a card for each of these pictures. */
export function picturedDeck(pictures: readonly string[], changes: object = {}): object {
  const cards = pictures.map((illustration, index) => ({
    illustration,
    translations: { en: { title: `Storm ${index + 1}` } },
  }));
  return tinyDeck({ categories: [{ translations: { en: { title: 'Storms' } }, cards }], ...changes });
}

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

/** A deck with this many different cards, which takes some seconds to export. */
export function longDeck(cards: number): object {
  const card = (index: number): object => ({
    icon: 'lucide:cloud',
    translations: { en: { title: `Storm ${index}`, description: `It rains for the ${index}th day. `.repeat(8) } },
  });
  const category = {
    translations: { en: { title: 'Storms' } },
    cards: Array.from({ length: cards }, (_, index) => card(index + 1)),
  };
  return tinyDeck({ categories: [category] });
}

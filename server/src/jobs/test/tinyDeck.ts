/** The smallest deck that is worth printing: one card, three copies, two languages, official designs. */
export function tinyDeck(changes: object = {}): object {
  return {
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

/** A deck of two cards without problems. */
export const TWO_CARDS = JSON.stringify({
  world: 'party',
  templates: { front: 'pictogram', back: 'pictogram-back' },
  translations: { en: { title: 'Two', short_description: 'Two cards', description: 'Two.' } },
  categories: [
    {
      translations: { en: { title: 'All', description: '' } },
      cards: [
        { icon: 'lucide:lamp', card_number: '1', translations: { en: { title: 'Lamp' } } },
        { icon: 'lucide:moon', card_number: '2', translations: { en: { title: 'Moon' } } },
      ],
    },
  ],
});
/** The same with an icon that does not exist. */
export const BROKEN = TWO_CARDS.replace('"icon":"lucide:lamp"', '"icon":"lucide:no-such-lamp"');

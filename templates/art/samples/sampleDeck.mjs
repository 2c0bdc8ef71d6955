// A deck file for a sample.

/** One language-tagged text set. */
const en = (texts) => ({ en: { language_code: 'en', ...texts } });

/** What a card holds beside its texts. */
const FIELDS = ['icon', 'illustration', 'primary_color_key', 'card_number', 'attribution', 'fields', 'copies'];

/** @param card texts and properties side by side */
function card(values) {
  const properties = Object.fromEntries(Object.entries(values).filter(([key]) => FIELDS.includes(key)));
  const texts = Object.fromEntries(Object.entries(values).filter(([key]) => !FIELDS.includes(key)));
  // Without null, the parser would set the default question-mark icon.
  return { icon: null, ...properties, translations: en(texts) };
}

/** A small deck in a design; its cards hold texts and properties side by side. */
export const deck = (
  slug,
  { title, line, world, icon, category, categoryIcon = null, categoryText = '', cards, scheme = slug },
) => ({
  slug,
  deck: {
    schema_version: 1,
    world,
    default_language: 'en',
    icon,
    templates: { front: slug, back: `${slug}-back` },
    color_scheme: scheme,
    translations: en({ title, short_description: line, description: line, tags: [], external_links: [] }),
    categories: [
      { icon: categoryIcon, translations: en({ title: category, description: categoryText }), cards: cards.map(card) },
    ],
  },
});

/** The input id of each field on the Deck tab to which people are sent, by label. */
export const FIELD_IDS: Readonly<Record<string, string>> = {
  Title: 'deck-title',
  Description: 'deck-description',
  'Short description': 'deck-short-description',
  World: 'deck-world',
  'Main Language': 'deck-main-language',
};

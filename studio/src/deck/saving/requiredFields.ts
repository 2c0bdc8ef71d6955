/** The input id of each required field on the Deck tab. */
export const REQUIRED_FIELD_IDS: Readonly<Record<string, string>> = {
  Title: 'deck-title',
  Description: 'deck-description',
  World: 'deck-world',
  'Main Language': 'deck-main-language',
};

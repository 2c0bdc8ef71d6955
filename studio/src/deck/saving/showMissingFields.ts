import type { OpenDeck } from '../session/OpenDeck.js';

/** Where each required field is edited: the id of its input. */
export const REQUIRED_FIELD_IDS: Readonly<Record<string, string>> = {
  Title: 'deck-title',
  Description: 'deck-description',
  World: 'deck-world',
  'Main Language': 'deck-main-language',
};

/** Opens the deck tab, in the main language, with the keyboard on the first field that is missing. */
export function showMissingFields({ store, session }: OpenDeck, missing: readonly string[]): void {
  const { default_language: language } = store.getState().document;
  session.setState({ tab: 'deck', modal: undefined, dialog: undefined, ...(language !== '' && { language }) });
  const id = REQUIRED_FIELD_IDS[missing[0] ?? ''];
  // After the tab is there.
  if (id !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}

import type { OpenDeck } from '../session/OpenDeck.js';

/** The input id of each required field. */
export const REQUIRED_FIELD_IDS: Readonly<Record<string, string>> = {
  Title: 'deck-title',
  Description: 'deck-description',
  World: 'deck-world',
  'Main Language': 'deck-main-language',
};

/** Opens the Deck tab in the main language and focuses the first missing field. */
export function showMissingFields({ store, session }: OpenDeck, missing: readonly string[]): void {
  const { default_language: language } = store.getState().document;
  session.setState({ tab: 'deck', modal: undefined, dialog: undefined, ...(language !== '' && { language }) });
  const id = REQUIRED_FIELD_IDS[missing[0] ?? ''];
  // Once the tab is mounted.
  if (id !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}

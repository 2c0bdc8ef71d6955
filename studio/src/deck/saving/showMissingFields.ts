import type { OpenDeck } from '../session/OpenDeck.js';

/** Opens the Deck tab in the main language, marks what is missing, and asks for the focus on the first of it. */
export function showMissingFields({ store, session }: OpenDeck, missing: readonly string[]): void {
  const { default_language: language } = store.getState().document;
  session.setState({
    tab: 'deck',
    modal: undefined,
    dialog: undefined,
    isReviewing: false,
    marksMissing: true,
    wantedField: missing[0],
    ...(language !== '' && { language }),
  });
}

import { JsonText } from '../../api/JsonText.js';
import type { SavedDeck as ShownSave } from '../../contract/decks.js';
import { presentHead } from '../../presenters/deck.js';
import type { Services } from '../../services.js';
import type { SavedDeck } from './saveDeck.js';

/** Builds the response `{"deck": …, "ids": …}` to a save; without content if only single cards were sent. */
export function answerSave(
  { deckContents }: Pick<Services, 'deckContents'>,
  { tree, ids, isPart }: SavedDeck,
): JsonText<ShownSave> {
  const head = JSON.stringify(presentHead(tree.deck));
  if (isPart) return new JsonText(`{"deck":${head},"ids":{}}`);
  const categories = deckContents.texts.categories(tree, 'owner', true);
  return new JsonText(`{"deck":${head.slice(0, -1)},"categories":${categories}},"ids":${JSON.stringify(ids)}}`);
}

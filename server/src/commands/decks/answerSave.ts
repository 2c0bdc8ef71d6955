import { JsonText } from '../../api/JsonText.js';
import type { deckCalls, SavedDeck as ShownSave } from '../../contract/decks.js';
import type { AnswerOf } from '../../contract/types.js';
import { presentHead } from '../../presenters/deck.js';
import type { Services } from '../../services.js';
import type { SavedDeck } from './saveDeck.js';

type WholeAnswer = AnswerOf<typeof deckCalls.createDeck>;

/** Builds the response `{"deck": …, "ids": …}` to a save; without content if only single cards were sent. */
export async function answerSave(
  { deckContents }: Pick<Services, 'deckContents'>,
  { tree, ids, isPart }: SavedDeck,
): Promise<JsonText<ShownSave>> {
  if (isPart) return new JsonText(`{"deck":${JSON.stringify(presentHead(tree.deck))},"ids":{}}`);
  return answerWhole({ deckContents }, { tree, ids });
}

/** Builds the same response with the whole content. */
export async function answerWhole(
  { deckContents }: Pick<Services, 'deckContents'>,
  { tree, ids }: Pick<SavedDeck, 'tree' | 'ids'>,
): Promise<JsonText<WholeAnswer>> {
  return JsonText.around('{"deck":', await deckContents.texts.deck(tree), `,"ids":${JSON.stringify(ids)}}`);
}

import { ApiError } from '../../api/ApiError.js';
import { readDeckVersion, updateDeck } from '../../api/decks.js';
import { removePicture } from '../../api/pictures.js';
import { changesOf } from './changesOf.js';
import type { DeckGateway } from './createDeckStore.js';
import { deckDrafts } from './deckDrafts.js';
import { readStoredDeck } from './readStoredDeck.js';

interface Listeners {
  readonly onSaved: () => void;
  /** Errors of pictures that could not be removed; the save succeeded all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** Saves decks through the API. */
export function createDeckGateway({ onSaved, onFailure }: Listeners): DeckGateway {
  return {
    read: readStoredDeck,
    readVersion: readDeckVersion,
    drafts: deckDrafts,
    async save(deck, snapshot, version) {
      const { deck: saved } = await updateDeck(deck.id, { ...changesOf(snapshot, deck), version });
      onSaved();
      return saved.version;
    },
    async deleteImages(urls) {
      for (const url of urls)
        await removePicture(url).catch((error: unknown) => {
          if (!isExpected(error)) onFailure(error);
        });
    },
  };
}

/** It is already gone, or something else shows it, such as a copy of this deck or an earlier version. */
function isExpected(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

import { updateDeck } from '../../api/decks.js';
import { http } from '../../api/http.js';
import type { DeckGateway } from '../../document/deckStore.js';
import { asDocument, asFields } from './documentOf.js';

/** Saves decks through the API. @param onFailure told of pictures that could not be removed; the save counts all the same */
export function createDeckGateway(onFailure: (error: unknown) => void): DeckGateway {
  return {
    async save(deck, version) {
      const { deck: saved } = await updateDeck(deck.id, { ...asFields(deck), version });
      return { deck: asDocument(saved), version: saved.version };
    },
    async deleteImages(urls) {
      for (const url of urls) await http.delete('/api/uploads', { query: { url } }).catch(onFailure);
    },
  };
}

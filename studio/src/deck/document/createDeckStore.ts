import type { DocumentGateway } from '../../editing/DocumentKind.js';
import { createDocumentStore, type DocumentState, type DocumentStore } from '../../editing/documentStore.js';
import { deckKind } from './deckKind.js';
import type { DeckDocument } from './types.js';

export type DeckGateway = DocumentGateway<DeckDocument>;
export type DeckState = DocumentState<DeckDocument>;
export type DeckStore = DocumentStore<DeckDocument>;

export function createDeckStore(document: DeckDocument, version: number, gateway: DeckGateway): DeckStore {
  return createDocumentStore({ kind: deckKind, gateway, document, version });
}

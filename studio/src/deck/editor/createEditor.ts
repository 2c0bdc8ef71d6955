import type { Catalogue, DeckPlan, FaceInput, FaceSide, Finding, Scene } from '@cardwright/renderer';
import { planDeck } from '@cardwright/renderer';
import { createDeckStore, type DeckGateway, type DeckStore } from '../../editing/deckStore.js';
import type { DeckDocument } from '../document/types.js';
import { withKnownDesigns } from '../../rendering/withKnownDesigns.js';
import { createEditorSession, type EditorSessionStore } from '../session/editorSession.js';
import { settleSelection } from '../session/selection.js';
import { createFaces, type Faces } from './faces.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createReviewStore, type ReviewStore } from '../review/reviewStore.js';

/** Everything that belongs to one deck under edit. */
export interface Editor {
  readonly store: DeckStore;
  readonly session: EditorSessionStore;
  /** Official and own templates, and colour schemes. */
  readonly catalogue: Catalogue;
  /** Faces of cards to show, the same object while nothing on them changes. */
  readonly faces: Faces;
  /** What the preflight found. */
  readonly review: ReviewStore;
  /** Findings of faces that were looked at; a face that changes is another object. */
  readonly checked: WeakMap<FaceInput, readonly Finding[]>;
  /** The scenes of the card on the table. */
  readonly scenes: StoreApi<TableScenes>;
  /** The deck as it is now, laid out in a language: what exports would print. */
  readonly plan: (language: string) => DeckPlan;
}

export type TableScenes = Readonly<Partial<Record<FaceSide, Scene>>>;

export interface OpenedDeck {
  readonly deck: DeckDocument;
  readonly version: number;
}

/** What lasts for as long as the deck is open, whatever designs come and go. */
export type EditorCore = Pick<Editor, 'store' | 'session' | 'review' | 'checked' | 'scenes'>;

export function createEditorCore({ deck, version }: OpenedDeck, gateway: DeckGateway): EditorCore {
  const store = createDeckStore(deck, version, gateway);
  const session = createEditorSession(deck.default_language);
  store.subscribe((state, before) => {
    if (state.deck === before.deck) return;
    const current = session.getState();
    const settled = settleSelection(before.deck, state.deck, current);
    if (settled !== current) session.setState(settled);
  });
  return {
    store,
    session,
    review: createReviewStore(),
    checked: new WeakMap(),
    scenes: createStore<TableScenes>()(() => ({})),
  };
}

/** The deck together with the designs that it may name. */
export function createEditor(core: EditorCore, catalogue: Catalogue): Editor {
  return {
    ...core,
    catalogue,
    faces: createFaces(catalogue),
    plan: (language) =>
      planDeck(withKnownDesigns(core.store.getState().deck, catalogue), catalogue, { languages: [language] }),
  };
}

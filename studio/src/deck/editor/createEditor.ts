import type { Catalogue, DeckPlan, FaceInput, FaceSide, Finding, Scene } from '@cardwright/renderer';
import { planDeck } from '@cardwright/renderer';
import { createDeckStore, type DeckGateway } from '../document/createDeckStore.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import type { DeckDocument } from '../document/types.js';
import { withKnownDesigns } from '../../rendering/withKnownDesigns.js';
import { createEditorSession } from '../session/editorSession.js';
import { saveDeck } from '../saving/saveDeck.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { settleSelection } from '../session/selection.js';
import { createFaces, type Faces } from './faces.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createReviewStore, type ReviewStore } from '../review/reviewStore.js';

/** Everything that belongs to one deck under edit. */
export interface Editor extends OpenDeck {
  /** Saves, and says how it went. @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
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

/** What lasts for as long as the deck is open, whatever designs come and go. */
export type EditorCore = Pick<Editor, 'store' | 'session' | 'save' | 'review' | 'checked' | 'scenes'>;

export function createEditorCore(
  { document, version }: StoredDocument<DeckDocument>,
  gateway: DeckGateway,
): EditorCore {
  const store = createDeckStore(document, version, gateway);
  const session = createEditorSession(document.default_language);
  store.subscribe((state, before) => {
    if (state.document === before.document) return;
    const current = session.getState();
    const settled = settleSelection(before.document, state.document, current);
    if (settled !== current) session.setState(settled);
  });
  return {
    store,
    session,
    save: () => saveDeck({ store, session }),
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
      planDeck(withKnownDesigns(core.store.getState().document, catalogue), catalogue, { languages: [language] }),
  };
}

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
import type { CheckedContent } from '../review/contentOfCard.js';
import { createReviewStore, type ReviewStore } from '../review/reviewStore.js';

/** Everything that belongs to one deck being edited. */
export interface Editor extends OpenDeck {
  /** Saves and reports the outcome. @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  /** Official and own templates, and colour schemes. */
  readonly catalogue: Catalogue;
  /** Faces of cards to show; the same object until something on them changes. */
  readonly faces: Faces;
  /** Preflight findings. */
  readonly review: ReviewStore;
  /** Findings of checked faces; a changed face is a new object. */
  readonly checked: WeakMap<FaceInput, readonly Finding[]>;
  readonly checkedContent: CheckedContent;
  /** The scenes of the current card. */
  readonly scenes: StoreApi<TableScenes>;
  /** The current deck laid out in a language, as exports would print it. */
  readonly plan: (language: string) => DeckPlan;
}

export type TableScenes = Readonly<Partial<Record<FaceSide, Scene>>>;

/** Kept for as long as the deck is open, whatever designs it uses. */
export type EditorCore = Pick<
  Editor,
  'store' | 'session' | 'save' | 'review' | 'checked' | 'checkedContent' | 'scenes'
>;

export function createEditorCore(
  { document, version }: StoredDocument<DeckDocument>,
  gateway: DeckGateway,
  onMoved?: OpenDeck['onMoved'],
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
    save: () => saveDeck({ store, session, onMoved }),
    review: createReviewStore(),
    checked: new WeakMap(),
    checkedContent: new WeakMap(),
    scenes: createStore<TableScenes>()(() => ({})),
  };
}

/** The deck with the designs available to it. */
export function createEditor(core: EditorCore, catalogue: Catalogue): Editor {
  return {
    ...core,
    catalogue,
    faces: createFaces(catalogue),
    plan: (language) =>
      planDeck(withKnownDesigns(core.store.getState().document, catalogue), catalogue, { languages: [language] }),
  };
}

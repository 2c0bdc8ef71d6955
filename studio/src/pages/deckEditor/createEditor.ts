import type { Catalogue, DeckPlan } from '@cardwright/renderer';
import { planDeck } from '@cardwright/renderer';
import { createDeckStore, type DeckGateway, type DeckStore } from '../../document/deckStore.js';
import type { DeckDocument } from '../../document/types.js';
import { withKnownDesigns } from '../../rendering/withKnownDesigns.js';
import { createEditorSession, type EditorSessionStore } from '../../session/editorSession.js';
import { settleSelection } from '../../session/selection.js';
import { createFaces, type Faces } from './faces.js';

/** Everything that belongs to one deck under edit. */
export interface Editor {
  readonly store: DeckStore;
  readonly session: EditorSessionStore;
  /** Official and own templates, and colour schemes. */
  readonly catalogue: Catalogue;
  /** Faces of cards to show, the same object while nothing on them changes. */
  readonly faces: Faces;
  /** The deck as it is now, laid out in a language: what exports would print. */
  readonly plan: (language: string) => DeckPlan;
}

export interface OpenedDeck {
  readonly deck: DeckDocument;
  readonly version: number;
}

export function createEditor({ deck, version }: OpenedDeck, catalogue: Catalogue, gateway: DeckGateway): Editor {
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
    catalogue,
    faces: createFaces(catalogue),
    plan: (language) =>
      planDeck(withKnownDesigns(store.getState().deck, catalogue), catalogue, { languages: [language] }),
  };
}

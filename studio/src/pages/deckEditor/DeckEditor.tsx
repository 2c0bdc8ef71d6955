import type { Catalogue } from '@cardwright/renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { deckKeys, type StoredDeck } from '../../api/decks.js';
import { createEditor, createEditorCore } from '../../deck/editor/createEditor.js';
import { createDeckGateway } from '../../deck/document/deckGateway.js';
import { DialogHost } from './dialogs/DialogHost.js';
import { asDocument } from '../../deck/document/documentOf.js';
import { DraftOffer } from '../../editing/drafts/DraftOffer.js';
import { useDrafts } from '../../editing/drafts/useDrafts.js';
import { EditorProvider } from '../../deck/editor/EditorContext.js';
import { EditorFrame } from './EditorFrame.js';
import { LeaveGuard } from '../../editing/leaving/LeaveGuard.js';
import { EntityModal } from './modal/EntityModal.js';
import { placeOf } from './opening/place.js';
import { SaveConflict } from '../../editing/conflicts/SaveConflict.js';

interface Props {
  readonly opened: StoredDeck;
  readonly catalogue: Catalogue;
  readonly userId: string;
}

/** One deck under edit, with everything that may stand over it. */
export function DeckEditor({ opened, catalogue, userId }: Props): ReactElement {
  const queries = useQueryClient();
  const [core] = useState(() => {
    const gateway = createDeckGateway({
      // The lists and the covers on them show what was saved.
      onSaved: () => void queries.invalidateQueries({ queryKey: deckKeys.lists }),
      onFailure: reportError,
    });
    const made = createEditorCore({ deck: asDocument(opened), version: opened.version }, gateway);
    made.session.setState(placeOf(made.store.getState().deck));
    return made;
  });
  const editor = useMemo(() => createEditor(core, catalogue), [core, catalogue]);
  const drafts = useDrafts(core.store, userId);
  return (
    <EditorProvider editor={editor}>
      <EditorFrame />
      <EntityModal />
      <DialogHost />
      <SaveConflict />
      <DraftOffer drafts={drafts} />
      <LeaveGuard onDiscard={drafts.discard} />
    </EditorProvider>
  );
}

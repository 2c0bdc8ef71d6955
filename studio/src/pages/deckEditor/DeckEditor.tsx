import type { Catalogue } from '@cardwright/renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { deckKeys } from '../../api/decks.js';
import { worldsQuery } from '../../api/worlds.js';
import { createDeckGateway } from '../../deck/document/createDeckGateway.js';
import { nameOfReference } from '../../deck/document/nameOfReference.js';
import type { DeckDocument } from '../../deck/document/types.js';
import { createEditor, createEditorCore } from '../../deck/editor/createEditor.js';
import { EditorProvider } from '../../deck/editor/EditorContext.js';
import { SaveConflict } from '../../editing/conflicts/SaveConflict.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import { DraftOffer } from '../../editing/drafts/DraftOffer.js';
import { useDrafts } from '../../editing/drafts/useDrafts.js';
import { DocumentLeaveGuard } from '../../editing/leaving/DocumentLeaveGuard.js';
import { takeFilesFor } from '../../pictures/matching/waitingFiles.js';
import { closeToastsOf } from '../../toasts/toast.js';
import { DialogHost } from './dialogs/DialogHost.js';
import { EditorFrame } from './EditorFrame.js';
import { EntityModal } from './modal/EntityModal.js';
import { placeOf } from './opening/place.js';

interface Props {
  readonly opened: StoredDocument<DeckDocument>;
  readonly catalogue: Catalogue;
  readonly userId: string;
}

/** The editor of one deck, with everything that may cover it. */
export function DeckEditor({ opened, catalogue, userId }: Props): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [core] = useState(() => {
    const gateway = createDeckGateway({
      // The lists and their covers show what was saved.
      onSaved: () => void queries.invalidateQueries({ queryKey: deckKeys.lists }),
      onFailure: reportError,
    });
    const made = createEditorCore(opened, gateway, (id) => {
      void navigate(`/create/decks/${id}`, { replace: true, state: { continues: opened.document.id } });
    });
    made.session.setState(placeOf(opened.document));
    return made;
  });
  const { store, save } = core;
  useEffect(() => () => closeToastsOf(store), [store]);
  useEffect(() => {
    const files = takeFilesFor(opened.document.id);
    if (files !== undefined) core.session.setState({ dialog: { name: 'matchPictures', files } });
  }, [core, opened]);
  const editor = useMemo(() => createEditor(core, catalogue), [core, catalogue]);
  const drafts = useDrafts(store, userId);
  const nameOf = (reference: unknown): string | undefined =>
    nameOfReference(reference, catalogue, queries.getQueryData(worldsQuery.queryKey));
  return (
    <EditorProvider editor={editor}>
      <EditorFrame />
      <EntityModal />
      <DialogHost />
      <SaveConflict store={store} save={save} nameOf={nameOf} />
      <DraftOffer store={store} drafts={drafts} savedAt={opened.savedAt} nameOf={nameOf} />
      <DocumentLeaveGuard
        store={store}
        save={save}
        onDiscard={drafts.discard}
        isWithin={({ pathname }) => pathname === `/create/decks/${store.getState().document.id}`}
      />
    </EditorProvider>
  );
}

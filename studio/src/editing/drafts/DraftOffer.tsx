import { useState, type ReactElement } from 'react';
import type { KeptDraft } from './draftStorage.js';
import { mergeDecks } from '../../deck/document/mergeDecks.js';
import type { DeckDocument } from '../../deck/document/types.js';
import { useEditor } from '../../deck/editor/EditorContext.js';
import { ConflictDialog } from '../conflicts/ConflictDialog.js';
import { DraftDialog } from './DraftDialog.js';
import type { Drafts } from './useDrafts.js';

/** Offers what a window left behind. Where the deck was saved since, both are kept, and conflicts are asked about. */
export function DraftOffer({ drafts }: { readonly drafts: Drafts }): ReactElement | null {
  const { offered } = drafts;
  return offered === undefined ? null : <Offer key={offered.tabId} draft={offered} drafts={drafts} />;
}

function Offer({ draft, drafts }: { readonly draft: KeptDraft; readonly drafts: Drafts }): ReactElement {
  const { store } = useEditor();
  const [isMerging, setMerging] = useState(false);
  const { deck: current, version, snapshot } = store.getState();
  const isOlder = draft.version !== version || current !== snapshot;
  const take = (deck: DeckDocument): void => {
    drafts.restore(() => store.apply({ label: 'restore unsaved changes' }, () => deck));
  };
  const restore = (): void => {
    const { merged, conflicts } = mergeDecks(draft.base, draft.deck, current);
    if (!isOlder) take(draft.deck);
    else if (conflicts.length === 0) take(merged);
    else setMerging(true);
  };
  if (!isMerging) return <DraftDialog draft={draft} isOlder={isOlder} onRestore={restore} onDiscard={drafts.refuse} />;
  return (
    <ConflictDialog
      base={draft.base}
      mine={draft.deck}
      theirs={current}
      savedAt={typeof snapshot.updated_at === 'string' ? snapshot.updated_at : ''}
      isSaving={false}
      onSettle={take}
      onLater={() => setMerging(false)}
    />
  );
}

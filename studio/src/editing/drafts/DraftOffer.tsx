import { useState, type ReactElement } from 'react';
import { useReturnedFocus } from '../../components/useReturnedFocus.js';
import { ConflictDialog } from '../conflicts/ConflictDialog.js';
import type { DocumentStore } from '../documentStore.js';
import type { Identified, NameOf } from '../types.js';
import { DraftDialog } from './DraftDialog.js';
import type { KeptDraft } from './draftStorage.js';
import type { Drafts } from './useDrafts.js';

interface Props<Document extends Identified> {
  readonly store: DocumentStore<Document>;
  readonly drafts: Drafts<Document>;
  /** When the opened version was saved, ISO 8601. */
  readonly savedAt: string;
  readonly nameOf?: NameOf | undefined;
}

/** Offers a draft that a window left behind. If the document was saved since, both versions are merged and conflicts are asked about. */
export function DraftOffer<Document extends Identified>(props: Props<Document>): ReactElement | null {
  const { offered } = props.drafts;
  // The editor has just been opened, and several questions may follow each other.
  useReturnedFocus(offered !== undefined, true);
  return offered === undefined ? null : <Offer key={offered.tabId} draft={offered} {...props} />;
}

function Offer<Document extends Identified>({
  store,
  drafts,
  savedAt,
  nameOf,
  draft,
}: Props<Document> & { readonly draft: KeptDraft<Document> }): ReactElement {
  const { kind } = store;
  const [isMerging, setMerging] = useState(false);
  const { document: current, version, snapshot } = store.getState();
  const isOlder = draft.version !== version || current !== snapshot;
  const take = (document: Document): void => {
    drafts.restore(() => {
      store.apply({ label: 'restore unsaved changes' }, () => document);
      store.keepUnread(draft.unread);
    });
  };
  const restore = (): void => {
    if (!isOlder) return take(draft.document);
    const { merged, conflicts } = kind.merge(draft.base, draft.document, current);
    if (conflicts.length === 0) take(merged);
    else setMerging(true);
  };
  if (!isMerging)
    return <DraftDialog kind={kind} draft={draft} isOlder={isOlder} onRestore={restore} onDiscard={drafts.refuse} />;
  return (
    <ConflictDialog
      kind={kind}
      nameOf={nameOf}
      base={draft.base}
      mine={draft.document}
      theirs={current}
      savedAt={savedAt}
      isSaving={false}
      onSettle={take}
      onLater={() => setMerging(false)}
    />
  );
}

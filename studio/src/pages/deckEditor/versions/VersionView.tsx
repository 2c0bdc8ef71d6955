import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { deckVersionQuery, type DeckVersion } from '../../../api/deckHistory.js';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import { LoadError } from '../../../components/LoadError.js';
import { deckKind } from '../../../deck/document/deckKind.js';
import type { DeckDocument } from '../../../deck/document/types.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { offerUndo } from '../../../editing/offerUndo.js';
import { restoredToast, RESTORE } from '../../../editing/versions/restoring.js';
import { ShownVersion } from '../../../editing/versions/ShownVersion.js';
import { TableCards } from '../../../newDeck/table/TableCards.js';
import { VersionPictures } from './VersionPictures.js';
import { restoredVersion } from './restoredVersion.js';

interface Props {
  readonly deckId: string;
  readonly version: DeckVersion;
  readonly onClose: () => void;
}

/** One earlier version of the deck, beside what is in the editor. */
export function VersionView({ deckId, version, onClose }: Props): ReactElement {
  const { store } = useEditor();
  const current = useDeck((deck) => deck);
  const { data, error, refetch } = useQuery(deckVersionQuery(deckId, version.version));
  if (error !== null) return <LoadError error={error} what="This version" onRetry={() => void refetch()} />;
  if (data === undefined) return <CardBackSkeleton count={4} label="Loading this version" />;
  // As this editor, or an earlier build of it, saved it.
  const earlier = data as DeckDocument;
  const isSame = deckKind.isSame(earlier, current);
  const restore = (): void => {
    const takeBack = store.apply({ label: RESTORE }, (deck) => restoredVersion(deck, earlier));
    offerUndo(store, takeBack, restoredToast(version));
    onClose();
  };
  return (
    <ShownVersion changes={isSame ? undefined : deckKind.describeChanges(earlier, current)} onRestore={restore}>
      {isSame ? <TableCards deck={earlier} /> : <VersionPictures earlier={earlier} current={current} />}
    </ShownVersion>
  );
}

import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { deckVersionQuery, type DeckVersion } from '../../../api/deckHistory.js';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import { LoadError } from '../../../components/LoadError.js';
import { deckKind } from '../../../deck/document/deckKind.js';
import type { DeckDocument } from '../../../deck/document/types.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { offerUndo } from '../../../deck/actions/offerUndo.js';
import { ChangeList } from '../../../editing/conflicts/ChangeList.js';
import { TableCards } from '../../../newDeck/table/TableCards.js';
import { SAVED } from '../../../toasts/toast.js';
import { momentOf } from '../../../words/momentOf.js';
import { VersionPictures } from './VersionPictures.js';
import { restoredVersion } from './restoredVersion.js';
import classes from './versions.module.css';

interface Props {
  readonly deckId: string;
  readonly version: DeckVersion;
  readonly onClose: () => void;
}

/** One earlier version: what has changed since, in pictures and in words, and the button that restores it. */
export function VersionView({ deckId, version, onClose }: Props): ReactElement {
  const { store } = useEditor();
  const current = useDeck((deck) => deck);
  const { data, error, refetch } = useQuery(deckVersionQuery(deckId, version.version));
  if (error !== null) return <LoadError error={error} what="This version" onRetry={() => void refetch()} />;
  if (data === undefined) return <CardBackSkeleton count={4} label="Loading this version" />;
  // As this editor, or an earlier build of it, saved it.
  const earlier = data as DeckDocument;
  const changes = deckKind.describeChanges(earlier, current);
  const isSame = deckKind.isSame(earlier, current);
  const restore = (): void => {
    const takeBack = store.apply({ label: 'restore an earlier version' }, (deck) => restoredVersion(deck, earlier));
    offerUndo(store, takeBack, {
      id: SAVED,
      title: `The version saved ${momentOf(version.saved_at)} is back`,
      message: 'It is not saved yet.',
    });
    onClose();
  };
  return (
    <div className={classes.view}>
      {isSame ? (
        <>
          <TableCards deck={earlier} />
          <Text c="var(--cw-ink2)">This is what you see in the editor.</Text>
        </>
      ) : (
        <>
          <VersionPictures earlier={earlier} current={current} />
          <h3 className={classes.heading}>Changed since</h3>
          <ChangeList changes={changes} />
        </>
      )}
      <div className={classes.foot} data-keep-clear>
        <Text c="var(--cw-ink3)" size="sm">
          Restoring changes nothing on the server until you save. You can undo it.
        </Text>
        <Button onClick={restore} disabled={isSame}>
          Restore this version
        </Button>
      </div>
    </div>
  );
}

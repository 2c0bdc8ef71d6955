import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { deckVersionsQuery } from '../../../api/deckHistory.js';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import { Dialog } from '../../../components/Dialog.js';
import { LoadError } from '../../../components/LoadError.js';
import type { DialogProps } from '../../../deck/editor/DialogProps.js';
import { useDeck } from '../../../deck/editor/EditorContext.js';
import { VersionList } from './VersionList.js';
import { VersionView } from './VersionView.js';
import classes from './versions.module.css';

/** Earlier versions of the deck: each save keeps one, which can be looked at and restored. */
export default function VersionsDialog({ onClose }: DialogProps<'versions'>): ReactElement {
  const id = useDeck((deck) => deck.id);
  const { data: versions, error, refetch } = useQuery(deckVersionsQuery(id));
  const [chosen, setChosen] = useState<number>();
  const shown = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  return (
    <Dialog opened onClose={onClose} title="Version history" size={860}>
      {error !== null && <LoadError error={error} what="The versions" onRetry={() => void refetch()} />}
      {error === null && versions === undefined && <CardBackSkeleton count={3} label="Loading versions" />}
      {versions?.length === 0 && (
        <Text c="var(--cw-ink2)">There is no earlier version yet. From now on, each save keeps one.</Text>
      )}
      {versions !== undefined && shown !== undefined && (
        <div className={classes.dialog}>
          <VersionList versions={versions} value={shown.version} onChange={setChosen} />
          <VersionView key={shown.version} deckId={id} version={shown} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { Dialog } from '../../components/Dialog.js';
import { LoadError } from '../../components/LoadError.js';
import { VersionList, type ListedVersion } from './VersionList.js';
import classes from './versions.module.css';

interface Props<Version extends ListedVersion> {
  /** Newest first. */
  readonly versions: UseQueryResult<readonly Version[]>;
  readonly factsOf: (version: Version) => readonly (string | undefined)[];
  /** Shows the chosen version. */
  readonly children: (version: Version) => ReactNode;
  readonly onClose: () => void;
}

/** Earlier versions of a document: each save keeps one, which can be looked at and restored. */
export function VersionHistory<Version extends ListedVersion>({
  versions: { data: versions, error, refetch },
  factsOf,
  children,
  onClose,
}: Props<Version>): ReactElement {
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
          <VersionList versions={versions} factsOf={factsOf} value={shown.version} onChange={setChosen} />
          {children(shown)}
        </div>
      )}
    </Dialog>
  );
}

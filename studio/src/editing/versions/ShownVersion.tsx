import { Button, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import type { Change } from '../types.js';
import { ChangeList } from '../conflicts/ChangeList.js';
import classes from './versions.module.css';

interface Props {
  /** Pictures of the version, beside what is in the editor. */
  readonly children: ReactNode;
  /** What differs from the editor; undefined if nothing does. */
  readonly changes: readonly Change[] | undefined;
  readonly onRestore: () => void;
}

/** One earlier version: what has changed since, in pictures and in words, and the button that restores it. */
export function ShownVersion({ children, changes, onRestore }: Props): ReactElement {
  return (
    <div className={classes.view}>
      {children}
      {changes === undefined ? (
        <Text c="var(--cw-ink2)">This is what you see in the editor.</Text>
      ) : (
        <>
          <h3 className={classes.heading}>Changed since</h3>
          <ChangeList changes={changes} />
        </>
      )}
      <div className={classes.foot} data-keep-clear>
        <Text c="var(--cw-ink3)" size="sm">
          Restoring changes nothing on the server until you save. You can undo it.
        </Text>
        <Button onClick={onRestore} disabled={changes === undefined}>
          Restore this version
        </Button>
      </div>
    </div>
  );
}

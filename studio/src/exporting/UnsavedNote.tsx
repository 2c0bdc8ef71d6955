import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import type { SaveObstacle } from '../deck/saving/SaveObstacle.js';
import styles from './ExportDialog.module.css';

/** Why nothing was exported: the server exports the stored version, so the deck must be saved first. */
export function UnsavedNote({ obstacle }: { readonly obstacle: SaveObstacle | undefined }): ReactElement {
  const outcome = 'The deck could not be saved, so nothing was exported.';
  if (obstacle === undefined) return <span className={styles.failure}>{outcome} Save it, then export it again.</span>;
  const { title, message, action } = obstacle;
  return (
    <>
      <span className={styles.failure}>
        {outcome} {title}. {message.replace(/\.$/, '')}.
      </span>
      <Button variant="default" size="sm" onClick={action.perform}>
        {action.label}
      </Button>
    </>
  );
}

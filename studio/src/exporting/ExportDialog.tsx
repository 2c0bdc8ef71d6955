import type { Catalogue } from '@cardwright/renderer';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { exportChoicesQuery } from '../api/exports.js';
import type { DeckDocument } from '../deck/document/types.js';
import styles from './ExportDialog.module.css';
import { ExportForm } from './ExportForm.js';

export interface ExportSubject {
  readonly deck: DeckDocument;
  readonly catalogue: Catalogue;
  /** Cards that are chosen in the editor; the dialog offers to export them alone. */
  readonly selectedIds: ReadonlySet<string>;
  /** The card on the table, where there is one. */
  readonly shownId: string | undefined;
  /** Width by height of the deck's front. */
  readonly ratio: number | undefined;
  /** In the language that people see. */
  readonly title: string;
  /** The server exports what it has: saves first what is not saved yet. @returns whether it is saved */
  readonly save: () => Promise<boolean>;
}

interface Props extends ExportSubject {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Products of a deck to print or to show, with the sheets as they will come out, and those that were made before. */
export function ExportDialog({ opened, onClose, ...subject }: Props): ReactElement {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={1128}
      padding={0}
      withCloseButton={false}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <Loaded subject={subject} onClose={onClose} />
    </Modal>
  );
}

function Loaded({ subject, onClose }: { readonly subject: ExportSubject; readonly onClose: () => void }): ReactElement {
  const { data, error, refetch } = useQuery(exportChoicesQuery);
  if (data !== undefined) return <ExportForm subject={subject} choices={data} onClose={onClose} />;
  return (
    <div className={styles.waiting} role="status">
      <Modal.Title>Export {subject.title}</Modal.Title>
      {error === null ? (
        <p>Fetching sizes and presets</p>
      ) : (
        <>
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
    </div>
  );
}

import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { exportChoicesQuery } from '../api/exports.js';
import { Dialog } from '../components/Dialog.js';
import styles from './ExportDialog.module.css';
import { ExportForm } from './ExportForm.js';
import type { ExportSubject } from './ExportSubject.js';
import { OwnPrintDialog } from './own/OwnPrintDialog.js';

interface Props extends ExportSubject {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Exports of a deck for print or play, with a preview of the sheets and the earlier exports. */
export function ExportDialog({ opened, onClose, ...subject }: Props): ReactElement {
  const [isOwnOpen, own] = useDisclosure(false);
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        size={1128}
        padding={0}
        withCloseButton={false}
        classNames={{ content: styles.content, body: styles.body }}
      >
        <Loaded subject={subject} onClose={onClose} onOwn={own.open} />
      </Dialog>
      <OwnPrintDialog opened={opened && isOwnOpen} onClose={own.close} />
    </>
  );
}

interface LoadedProps {
  readonly subject: ExportSubject;
  readonly onClose: () => void;
  /** Opens the member's own presets and profiles. */
  readonly onOwn: () => void;
}

function Loaded({ subject, onClose, onOwn }: LoadedProps): ReactElement {
  const { data, error, refetch } = useQuery(exportChoicesQuery);
  if (data !== undefined) return <ExportForm subject={subject} choices={data} onClose={onClose} onOwn={onOwn} />;
  return (
    <div className={styles.waiting} role="status">
      <Modal.Title>Export {subject.title}</Modal.Title>
      {error === null ? (
        <p>Loading sizes and presets</p>
      ) : (
        <>
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
    </div>
  );
}

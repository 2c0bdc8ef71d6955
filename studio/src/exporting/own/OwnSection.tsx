import { Button, FileButton, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { RetryNote } from '../../components/RetryNote.js';
import type { FileNote } from './addFiles.js';
import styles from './OwnPrintDialog.module.css';

interface Props {
  readonly title: string;
  /** The file types of the button that adds some. */
  readonly accept: string;
  /** The label of the button. */
  readonly verb: string;
  readonly add: (files: readonly File[]) => Promise<readonly FileNote[]>;
  readonly onAdded: () => Promise<void>;
  readonly list: Pick<UseQueryResult, 'isError' | 'isFetching' | 'isPending' | 'refetch'>;
  readonly count: number;
  /** Explains what these files are for, as long as there are none. */
  readonly empty: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** One kind of own files: the list, the way to add some, and what is wrong with them. */
export function OwnSection({ title, accept, verb, add, onAdded, list, count, empty, children }: Props): ReactElement {
  const titleId = useId();
  const resetFile = useRef<() => void>(null);
  const [isBusy, setBusy] = useState(false);
  const [notes, setNotes] = useState<readonly FileNote[]>([]);
  const upload = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setNotes([]);
    setNotes(await add(files));
    await onAdded();
    setBusy(false);
    // The same file can be chosen again after it was mended.
    resetFile.current?.();
  };
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{title}</h3>
        <FileButton
          multiple
          accept={accept}
          resetRef={resetFile}
          onChange={(files) => files.length > 0 && void upload(files)}
          inputProps={{ 'aria-label': `Files: ${title}` }}
        >
          {(props) => (
            <Button
              variant="default"
              size="sm"
              leftSection={<Upload size={16} aria-hidden />}
              loading={isBusy}
              {...props}
            >
              {verb}
            </Button>
          )}
        </FileButton>
      </header>
      {notes.length > 0 && <Notes notes={notes} />}
      {list.isError && <RetryNote what={title} isLoading={list.isFetching} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loader size={18} aria-label={`Loading ${title.toLowerCase()}`} />}
      {!list.isError && !list.isPending && count === 0 && <p className={styles.empty}>{empty}</p>}
      {count > 0 && <ul className={styles.rows}>{children}</ul>}
    </section>
  );
}

function Notes({ notes }: { readonly notes: readonly FileNote[] }): ReactElement {
  return (
    <div className={styles.notes} role="alert">
      {notes.map(({ file, isAdded, reasons }) => (
        <div key={file} data-added={isAdded || undefined}>
          <strong>{isAdded ? `${file} was added, but look at this` : `${file} was not added`}</strong>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

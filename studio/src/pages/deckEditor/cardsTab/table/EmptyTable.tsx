import { Button } from '@mantine/core';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { attempt } from '../../../../toasts/attempt.js';
import { addCardToDeck } from '../../../../deck/actions/addCardToDeck.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import styles from './CardsTable.module.css';

/** An empty table that already accepts a paste. */
export function EmptyTable({ onPaste }: { readonly onPaste: (text: string) => void }): ReactElement {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const read = (): void => {
    void attempt('The clipboard could not be read', async () => onPaste(await navigator.clipboard.readText()));
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.none}
      onPaste={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onPaste(event.clipboardData.getData('text/plain'));
      }}
    >
      <h3 className={styles.noneTitle}>No cards yet. Do you have a spreadsheet?</h3>
      <p>
        Copy its rows and paste them here. Every row becomes a card. Columns are recognised if the first row names them,
        such as Title, Short content, Copies or Category; other columns become custom values.
      </p>
      <div className={styles.noneActions}>
        <Button variant="default" leftSection={<ClipboardPaste size={16} />} onClick={read}>
          Paste rows
        </Button>
        <Button variant="subtle" onClick={() => addCardToDeck(editor)}>
          Add card
        </Button>
      </div>
    </div>
  );
}

import { lazy, useState, type ReactElement } from 'react';
import { LazyPart } from '../../components/LazyPart.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import type { ReadTable } from './readTableInput.js';
import { TableSource } from './TableSource.js';

const TableMapping = lazy(() => import('./TableMapping.js'));

/** Creates a deck from a spreadsheet: first the table, then the meaning of its columns. */
export function TableImport(): ReactElement {
  // Kept while the columns are assigned, so that a mistake in pasted cells can be corrected.
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadTable>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const open = (table: ReadTable, dropped: readonly File[]): void => {
    setPictures(dropped);
    setRead(table);
  };
  if (read === undefined) return <TableSource text={text} onText={setText} onTable={open} />;
  return (
    <LazyPart fallback={<CardBackSkeleton count={6} width={96} label="Reading the table" />}>
      <TableMapping
        key={read.table.file}
        read={read}
        dropped={pictures}
        onRead={setRead}
        onOther={() => setRead(undefined)}
      />
    </LazyPart>
  );
}

import { lazy, useState, type ReactElement } from 'react';
import { LazyPart } from '../../components/LazyPart.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import type { ReadTable } from './readTableInput.js';
import { TableSource } from './TableSource.js';

const TableMapping = lazy(() => import('./TableMapping.js'));

/** Creates a deck from a spreadsheet: first the table, then the meaning of its columns. */
export function TableImport(): ReactElement {
  const [read, setRead] = useState<ReadTable>();
  if (read === undefined) return <TableSource onTable={setRead} />;
  return (
    <LazyPart fallback={<CardBackSkeleton count={6} width={96} label="Reading the table" />}>
      <TableMapping key={read.table.file} read={read} onRead={setRead} onOther={() => setRead(undefined)} />
    </LazyPart>
  );
}

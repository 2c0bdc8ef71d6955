import type { Table } from '@cardwright/renderer/tables';
import { lazy, useState, type ReactElement } from 'react';
import { LazyPart } from '../../components/LazyPart.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { TableSource } from './TableSource.js';

const TableMapping = lazy(() => import('./TableMapping.js'));

/** Creates a deck from a spreadsheet: first the table, then the meaning of its columns. */
export function TableImport(): ReactElement {
  const [table, setTable] = useState<Table>();
  if (table === undefined) return <TableSource onTable={setTable} />;
  return (
    <LazyPart fallback={<CardBackSkeleton count={6} width={96} label="Reading the table" />}>
      <TableMapping key={table.file} table={table} onOther={() => setTable(undefined)} />
    </LazyPart>
  );
}

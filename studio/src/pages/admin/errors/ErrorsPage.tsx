import type { Input } from '@cardwright/server/contract';
import { ShieldCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { SidePanel } from '../list/SidePanel.js';
import type { Column, Filter, ListSource } from '../list/types.js';
import { ErrorFacts } from './ErrorFacts.js';
import { titleOfError, type ServerError } from './ServerError.js';

const SOURCE: ListSource<ServerError, Input<'GET /api/admin/errors'>['query']> = {
  name: 'errors',
  sort: '-last_at',
  fetch: async (query, signal) => {
    const { errors: rows, ...page } = await call('GET /api/admin/errors', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<ServerError>[] = [
  { title: 'Error', sort: 'name', cell: titleOfError, text: titleOfError },
  { title: 'Where', sort: 'route', cell: ({ route }) => route, text: ({ route }) => route },
  numberColumn('Count', ({ count }) => count, '-count'),
  dateColumn('First', ({ first_at }) => first_at, '-first_at'),
  dateColumn('Last', ({ last_at }) => last_at, '-last_at'),
];

const FILTERS: readonly Filter[] = [
  {
    name: 'seen',
    label: 'When',
    options: [
      { value: 'day', label: 'Last 24 hours' },
      { value: 'week', label: 'Last 7 days' },
    ],
  },
];

/** What failed on the server, by kind. */
export function ErrorsPage(): ReactElement {
  const [open, setOpen] = useState<ServerError>();
  return (
    <>
      <AdminList
        title="Errors"
        description="Errors of the server, counted by kind, without anything that members wrote. An error that does not recur is deleted after 30 days."
        searchLabel="Error, route or request id"
        source={SOURCE}
        columns={COLUMNS}
        filters={FILTERS}
        nameOf={titleOfError}
        onOpen={setOpen}
        empty={
          <EmptyState icon={ShieldCheck} title="Nothing has failed">
            Failed requests and background tasks appear here.
          </EmptyState>
        }
      />
      <SidePanel title={open?.name} onClose={() => setOpen(undefined)}>
        {open && <ErrorFacts error={open} />}
      </SidePanel>
    </>
  );
}

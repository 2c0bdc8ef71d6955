import type { Answer, Input } from '@cardwright/server/contract';
import { ScrollText } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import type { Column, ListSource } from '../list/types.js';

type Action = Answer<'GET /api/admin/actions'>['actions'][number];

const SOURCE: ListSource<Action, Input<'GET /api/admin/actions'>['query']> = {
  name: 'audit-log',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { actions: rows, ...page } = await call('GET /api/admin/actions', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<Action>[] = [
  {
    title: 'Action',
    sort: 'action',
    cell: ({ sentence }) => <strong>{sentence}</strong>,
    text: ({ sentence }) => sentence,
  },
  {
    title: 'What',
    cell: ({ subject, subject_id }) => subject || subject_id,
    text: ({ subject, subject_id }) => subject || (subject_id ?? ''),
  },
  { title: 'Details', cell: ({ details }) => detailsOf(details), text: ({ details }) => detailsOf(details) },
  { title: 'Who', sort: 'actor', cell: ({ actor_name }) => actor_name, text: ({ actor_name }) => actor_name },
  dateColumn('When', ({ created_at }) => created_at, '-created_at'),
];

/** Everything that admins have done, here and on the command line. */
export function AuditLogPage(): ReactElement {
  return (
    <AdminList
      title="Audit log"
      description="Everything that admins have done, here and from the command line."
      searchLabel="Person or thing"
      source={SOURCE}
      columns={COLUMNS}
      nameOf={({ sentence }) => sentence}
      empty={
        <EmptyState icon={ScrollText} title="Nothing has been done yet">
          Every change that an admin makes is listed here.
        </EmptyState>
      }
    />
  );
}

/** `status: draft, world: Old Forest` */
function detailsOf(details: Action['details']): string {
  return Object.entries(details)
    .map(
      ([name, value]) => `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');
}

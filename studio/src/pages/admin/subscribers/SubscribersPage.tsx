import type { Answer, Input } from '@cardwright/server/contract';
import { MailPlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';

type Subscriber = Answer<'GET /api/admin/newsletter/subscribers'>['subscribers'][number];

const STATES = {
  pending: { label: 'Not confirmed', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'good' },
  unsubscribed: { label: 'Unsubscribed', tone: 'quiet' },
} as const;

const SOURCE: ListSource<Subscriber, Input<'GET /api/admin/newsletter/subscribers'>['query']> = {
  name: 'subscribers',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const {
      subscribers: rows,
      total,
      next_cursor,
    } = await call('GET /api/admin/newsletter/subscribers', {
      query,
      signal,
    });
    return { rows, total, next_cursor };
  },
};

const COLUMNS: readonly Column<Subscriber>[] = [
  { title: 'Address', sort: 'email', cell: ({ email }) => <strong>{email}</strong>, text: ({ email }) => email },
  {
    title: 'State',
    cell: ({ status }) => <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>,
    text: ({ status }) => status,
  },
  dateColumn('Subscribed', ({ created_at }) => created_at, '-created_at'),
  dateColumn('Confirmed', ({ confirmed_at }) => confirmed_at),
  dateColumn('Unsubscribed', ({ unsubscribed_at }) => unsubscribed_at),
];

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
];

const ACTIONS: readonly ListAction<Subscriber>[] = [{ label: 'Delete', icon: Trash2, isDanger: true, run: remove }];

/** Who gets the newsletter, has not confirmed yet, or has left. */
export function SubscribersPage(): ReactElement {
  return (
    <AdminList
      title="Subscribers"
      description="People subscribe and unsubscribe themselves; only confirmed addresses get the newsletter."
      searchLabel="Address"
      source={SOURCE}
      columns={COLUMNS}
      filters={FILTERS}
      actions={ACTIONS}
      nameOf={({ email }) => email}
      empty={
        <EmptyState icon={MailPlus} title="Nobody has subscribed yet">
          Visitors subscribe on the page with the updates, and confirm by e-mail.
        </EmptyState>
      }
    />
  );
}

async function remove(rows: readonly Subscriber[]): Promise<boolean> {
  const addresses = counted(rows.length, 'address', 'addresses');
  const isSure = await confirm({
    title: `Delete ${addresses}?`,
    message:
      'They will get no further issues, and the results of earlier ones no longer include them. They can subscribe again.',
    confirmLabel: 'Delete',
    danger: true,
  });
  if (!isSure) return false;
  await deleteEach(rows, ({ id }) => call('DELETE /api/admin/newsletter/subscribers/{id}', { params: { id } }));
  toast({ title: `${addresses} deleted`, kind: 'success' });
  return true;
}

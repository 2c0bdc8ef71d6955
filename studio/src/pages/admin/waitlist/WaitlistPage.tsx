import type { Answer, Input } from '@cardwright/server/contract';
import { Button } from '@mantine/core';
import { ListOrdered, MailPlus, RotateCcw, Send, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';

type Entry = Answer<'GET /api/admin/waitlist'>['entries'][number];
type Invited = Answer<'POST /api/admin/waitlist/invite'>;

const STATES = { waiting: 'Waiting', invited: 'Invited', joined: 'Joined' } as const;
const TONES = { waiting: 'warning', invited: 'info', joined: 'good' } as const;

const SOURCE: ListSource<Entry, Input<'GET /api/admin/waitlist'>['query']> = {
  name: 'waitlist',
  sort: 'number',
  fetch: async (query, signal) => {
    const { entries: rows, total, next_cursor } = await call('GET /api/admin/waitlist', { query, signal });
    return { rows, total, next_cursor };
  },
};

const COLUMNS: readonly Column<Entry>[] = [
  {
    title: 'Address',
    sort: 'email',
    cell: ({ email, name }) => <NameCell name={email} detail={name} />,
    text: ({ email }) => email,
  },
  {
    title: 'Place',
    sort: 'number',
    isNumber: true,
    cell: ({ position }) => position ?? '–',
    text: ({ position }) => position ?? '',
  },
  {
    title: 'State',
    cell: ({ status }) => <Tag tone={TONES[status]}>{STATES[status]}</Tag>,
    text: ({ status }) => status,
  },
  { title: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
  dateColumn('Joined', ({ created_at }) => created_at, '-created_at'),
  dateColumn('Invited', ({ invited_at }) => invited_at),
];

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: Object.entries(STATES).map(([value, label]) => ({ value, label })) },
];

/** The server sends this many e-mails at once. */
const AT_ONCE = 50;

/** Who waits for an account. */
export function WaitlistPage(): ReactElement {
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const setStatus = async (rows: readonly Entry[], statusOf: (row: Entry) => Entry['status']): Promise<void> => {
    for (const row of rows)
      await call('PATCH /api/admin/waitlist/{id}', { params: { id: row.id }, body: { status: statusOf(row) } });
  };
  /** Says who was invited, and offers to put those back who were waiting. */
  const tell = ({ entries, failed }: Invited, wereWaiting: readonly Entry[]): void => {
    const [first] = failed;
    if (first !== undefined)
      toast({ title: `${counted(failed.length, 'e-mail')} could not be sent`, message: first.detail, kind: 'warning' });
    const title = `${counted(entries.length, 'person', 'people')} invited`;
    if (wereWaiting.length > 0)
      undoable({
        title,
        message: 'Undo puts them back in line, but the e-mails have already been sent.',
        undo: () => setStatus(wereWaiting, () => 'waiting'),
      });
    else if (entries.length > 0) toast({ title, kind: 'success' });
    else if (first === undefined) toast({ title: 'No one was invited', kind: 'info' });
  };
  const inviteNext = async (): Promise<void> => {
    const answer = await call('POST /api/admin/waitlist/invite', { body: { count: 10 } });
    tell(answer, answer.entries);
  };
  const actions: readonly ListAction<Entry>[] = [
    {
      label: 'Invite',
      icon: Send,
      isFor: ({ status }) => status !== 'joined',
      run: async (rows) => {
        const wereWaiting = new Set(rows.filter(({ status }) => status === 'waiting').map(({ id }) => id));
        const entries: Entry[] = [];
        const failed: Invited['failed'][number][] = [];
        for (let start = 0; start < rows.length; start += AT_ONCE) {
          const ids = rows.slice(start, start + AT_ONCE).map(({ id }) => id);
          const answer = await call('POST /api/admin/waitlist/invite', { body: { ids } });
          entries.push(...answer.entries);
          failed.push(...answer.failed);
        }
        tell(
          { entries, failed },
          entries.filter(({ id }) => wereWaiting.has(id)),
        );
      },
    },
    {
      label: 'Put back in line',
      icon: RotateCcw,
      isFor: ({ status }) => status === 'invited',
      run: async (rows) => {
        await setStatus(rows, () => 'waiting');
        undoable({
          title: `${counted(rows.length, 'person', 'people')} put back in line`,
          undo: () => setStatus(rows, ({ status }) => status),
        });
      },
    },
    { label: 'Remove', icon: Trash2, isDanger: true, run: remove },
  ];
  return (
    <AdminList
      title="Waitlist"
      searchLabel="Name or address"
      source={SOURCE}
      columns={COLUMNS}
      filters={FILTERS}
      actions={actions}
      nameOf={({ email }) => email}
      empty={
        <EmptyState icon={ListOrdered} title="Nobody is waiting">
          People who join the waitlist appear here in order.
        </EmptyState>
      }
    >
      <Button leftSection={<MailPlus size={16} aria-hidden />} loading={isRunning} onClick={() => void run(inviteNext)}>
        Invite the next 10
      </Button>
    </AdminList>
  );
}

async function remove(rows: readonly Entry[]): Promise<boolean> {
  const isSure = await confirm({
    title: `Remove ${counted(rows.length, 'address', 'addresses')} from the waitlist?`,
    message: 'They lose their place in line. They are not notified.',
    confirmLabel: 'Remove',
    danger: true,
  });
  if (!isSure) return false;
  await deleteEach(rows, ({ id }) => call('DELETE /api/admin/waitlist/{id}', { params: { id } }));
  toast({ title: `${counted(rows.length, 'address', 'addresses')} removed`, kind: 'success' });
  return true;
}

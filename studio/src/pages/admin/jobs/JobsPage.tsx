import type { Answer, Input } from '@cardwright/server/contract';
import { Printer, RotateCcw, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { fileSize } from '../../../exporting/fileSize.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';

type Job = Answer<'GET /api/admin/jobs'>['jobs'][number];
type Outcome = Answer<'POST /api/admin/jobs/retry'>;

const STATES: Readonly<Record<Job['status'], { label: string; tone: 'good' | 'warning' | 'bad' | 'info' | 'quiet' }>> =
  {
    queued: { label: 'Waiting', tone: 'warning' },
    running: { label: 'Running', tone: 'info' },
    done: { label: 'Done', tone: 'good' },
    failed: { label: 'Failed', tone: 'bad' },
    cancelled: { label: 'Cancelled', tone: 'quiet' },
    expired: { label: 'Expired', tone: 'quiet' },
  };

const SOURCE: ListSource<Job, Input<'GET /api/admin/jobs'>['query']> = {
  name: 'jobs',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { jobs: rows, ...page } = await call('GET /api/admin/jobs', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<Job>[] = [
  {
    title: 'Deck',
    sort: 'deck_title',
    cell: (job) => <NameCell name={titleOf(job)} detail={job.preset} />,
    text: titleOf,
  },
  { title: 'Member', sort: 'owner', cell: ({ owner_name }) => owner_name, text: ({ owner_name }) => owner_name },
  {
    title: 'State',
    cell: ({ status, share }) => (
      <Tag tone={STATES[status].tone}>
        {STATES[status].label}
        {status === 'running' && ` ${Math.round(share * 100)}%`}
      </Tag>
    ),
    text: ({ status }) => status,
  },
  { title: 'Error', cell: ({ error }) => error, text: ({ error }) => error ?? '' },
  numberColumn('Attempts', ({ attempts }) => attempts),
  {
    title: 'Size',
    sort: '-size',
    isNumber: true,
    cell: ({ size }) => (size === null ? '–' : fileSize(size)),
    text: ({ size }) => size ?? '',
  },
  dateColumn('Requested', ({ created_at }) => created_at, '-created_at'),
];

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
];

/** The exports of all members, and the queue that they wait in. */
export function JobsPage(): ReactElement {
  const undoable = useUndoToast();
  const change = (action: 'cancel' | 'retry') => (ids: readonly string[]) =>
    call(`POST /api/admin/jobs/${action}`, { body: { ids } });
  const run = (action: 'cancel' | 'retry') => async (rows: readonly Job[]) => {
    const outcome = await change(action)(rows.map(({ id }) => id));
    const { done, failed } = outcome;
    if (done.length > 0)
      undoable({
        title: `${counted(done.length, 'export')} ${action === 'cancel' ? 'cancelled' : 'queued again'}`,
        undo: () => change(action === 'cancel' ? 'retry' : 'cancel')(done),
      });
    tellFailures(failed);
  };
  const actions: readonly ListAction<Job>[] = [
    {
      label: 'Try again',
      icon: RotateCcw,
      isFor: ({ status }) => ['failed', 'cancelled', 'expired'].includes(status),
      run: run('retry'),
    },
    {
      label: 'Cancel',
      icon: X,
      isDanger: true,
      isFor: ({ status }) => ['queued', 'running'].includes(status),
      run: run('cancel'),
    },
  ];
  return (
    <AdminList
      title="Jobs"
      description="Every export that members have requested."
      searchLabel="Deck, member or error"
      source={SOURCE}
      columns={COLUMNS}
      filters={FILTERS}
      actions={actions}
      nameOf={titleOf}
      empty={
        <EmptyState icon={Printer} title="Nothing has been exported yet">
          Exports appear here when members request them.
        </EmptyState>
      }
    />
  );
}

function titleOf({ deck_title }: Job): string {
  return deck_title === '' ? 'Untitled deck' : deck_title;
}

function tellFailures(failed: Outcome['failed']): void {
  const [first] = failed;
  if (first !== undefined)
    toast({
      title: `${counted(failed.length, 'export was', 'exports were')} not changed`,
      message: first.detail,
      kind: 'warning',
    });
}

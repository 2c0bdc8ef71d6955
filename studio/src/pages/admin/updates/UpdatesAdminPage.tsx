import type { Input } from '@cardwright/server/contract';
import { Button } from '@mantine/core';
import { EyeOff, Megaphone, Plus, Send, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import type { AnyUpdate } from './AnyUpdate.js';
import { UpdatePanel } from './UpdatePanel.js';

const SOURCE: ListSource<AnyUpdate, Input<'GET /api/admin/updates'>['query']> = {
  name: 'updates',
  sort: '-updated_at',
  fetch: async (query, signal) => {
    const { updates: rows, ...page } = await call('GET /api/admin/updates', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<AnyUpdate>[] = [
  { title: 'Title', sort: 'title', cell: ({ title }) => <strong>{title}</strong>, text: ({ title }) => title },
  {
    title: 'Tags',
    cell: ({ tags }) => tags.map((tag) => <Tag key={tag}>{tag}</Tag>),
    text: ({ tags }) => tags.join(' '),
  },
  {
    title: 'State',
    cell: (update) => <Tag tone={STATES[stateOf(update)].tone}>{STATES[stateOf(update)].label}</Tag>,
    text: stateOf,
  },
  dateColumn('Published', ({ published_at }) => published_at, '-published_at'),
  dateColumn('Edited', ({ updated_at }) => updated_at, '-updated_at'),
];

const STATES = {
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'good' },
} as const;

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'State', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
];

/** What /updates tells: entries, drafts and what is scheduled. */
export function UpdatesAdminPage(): ReactElement {
  const [open, setOpen] = useState<AnyUpdate | 'new'>();
  return (
    <>
      <AdminList
        title="Updates"
        description="The entries of the page /updates and its feed."
        searchLabel="Title or text"
        source={SOURCE}
        columns={COLUMNS}
        filters={FILTERS}
        actions={useActions()}
        nameOf={({ title }) => title}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Megaphone} title="No updates yet">
            Write the first entry. It is a draft until you publish it.
          </EmptyState>
        }
      >
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          New entry
        </Button>
      </AdminList>
      <UpdatePanel update={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function useActions(): readonly ListAction<AnyUpdate>[] {
  const undoable = useUndoToast();
  const setTimes = async (rows: readonly AnyUpdate[], timeOf: (row: AnyUpdate) => string | null): Promise<void> => {
    for (const row of rows)
      await call('PATCH /api/admin/updates/{id}', { params: { id: row.id }, body: { published_at: timeOf(row) } });
  };
  const publish = (time: () => string | null, done: string) => async (rows: readonly AnyUpdate[]) => {
    await setTimes(rows, time);
    undoable({
      title: `${counted(rows.length, 'entry', 'entries')} ${done}`,
      undo: () => setTimes(rows, ({ published_at }) => published_at),
    });
  };
  const remove = async (rows: readonly AnyUpdate[]): Promise<void> => {
    await deleteEach(rows, ({ id }) => call('DELETE /api/admin/updates/{id}', { params: { id } }));
    undoable({ title: `${counted(rows.length, 'entry', 'entries')} deleted`, undo: () => writeAgain(rows) });
  };
  return [
    {
      label: 'Publish now',
      icon: Send,
      isFor: (row) => stateOf(row) !== 'published',
      run: publish(() => new Date().toISOString(), 'published'),
    },
    {
      label: 'Return to draft',
      icon: EyeOff,
      isFor: ({ published_at }) => published_at !== null,
      run: publish(() => null, 'returned to draft'),
    },
    { label: 'Delete', icon: Trash2, isDanger: true, run: remove },
  ];
}

async function writeAgain(rows: readonly AnyUpdate[]): Promise<void> {
  for (const { slug, title, body, tags, published_at } of rows)
    await call('POST /api/admin/updates', { body: { slug, title, body, tags, published_at } });
}

function stateOf({ published_at }: AnyUpdate): keyof typeof STATES {
  if (published_at === null) return 'draft';
  return new Date(published_at) > new Date() ? 'scheduled' : 'published';
}

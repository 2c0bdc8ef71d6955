import type { Input } from '@cardwright/server/contract';
import { Button } from '@mantine/core';
import { Copy, Newspaper, Pause, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { contentOf, createIssue, STATES, type Issue } from './issues.js';

const SOURCE: ListSource<Issue, Input<'GET /api/admin/newsletter/issues'>['query']> = {
  name: 'newsletter',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { issues: rows, ...page } = await call('GET /api/admin/newsletter/issues', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<Issue>[] = [
  {
    title: 'Subject',
    sort: 'subject',
    cell: ({ subject, preheader }) => <NameCell name={subject} {...(preheader !== '' && { detail: preheader })} />,
    text: ({ subject }) => subject,
  },
  {
    title: 'State',
    cell: ({ status }) => <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>,
    text: ({ status }) => status,
  },
  numberColumn('Sent', ({ sent }) => sent),
  numberColumn('Refused', ({ failed }) => failed),
  numberColumn('Unsubscribed', ({ unsubscribed }) => unsubscribed),
  dateColumn('Started', ({ started_at }) => started_at, '-started_at'),
  dateColumn('Created', ({ created_at }) => created_at, '-created_at'),
];

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
];

const UNTITLED = { subject: 'Untitled issue', preheader: '', body: '' };

/** The issues of the newsletter: drafts, what is being sent, and what was sent. */
export function NewsletterPage(): ReactElement {
  const navigate = useNavigate();
  const { run, isRunning } = useRun();
  return (
    <AdminList
      title="Newsletter"
      description="What subscribers get by e-mail. Opens are not tracked."
      searchLabel="Subject or text"
      source={SOURCE}
      columns={COLUMNS}
      filters={FILTERS}
      actions={useActions()}
      nameOf={({ subject }) => subject}
      onOpen={({ id }) => void navigate(`/admin/newsletter/${id}`)}
      empty={
        <EmptyState icon={Newspaper} title="No issues yet">
          Write the first issue. It is a draft until you send it.
        </EmptyState>
      }
    >
      <Button
        leftSection={<Plus size={16} aria-hidden />}
        loading={isRunning}
        onClick={() => void run(async () => navigate(await createIssue(UNTITLED)))}
      >
        New issue
      </Button>
    </AdminList>
  );
}

function useActions(): readonly ListAction<Issue>[] {
  const navigate = useNavigate();
  const undoable = useUndoToast();
  return [
    {
      label: 'Pause',
      icon: Pause,
      isFor: ({ status }) => status === 'sending',
      run: async (rows) => {
        for (const { id } of rows) await call('POST /api/admin/newsletter/issues/{id}/pause', { params: { id } });
        toast({ title: `${counted(rows.length, 'issue')} paused`, kind: 'success' });
      },
    },
    {
      label: 'New issue from this',
      icon: Copy,
      isSingle: true,
      run: async ([issue]) => issue && navigate(await createIssue(contentOf(issue))),
    },
    {
      label: 'Delete',
      icon: Trash2,
      isDanger: true,
      isFor: ({ status }) => status === 'draft',
      run: async (rows) => {
        await deleteEach(rows, ({ id }) => call('DELETE /api/admin/newsletter/issues/{id}', { params: { id } }));
        undoable({
          title: `${counted(rows.length, 'draft')} deleted`,
          undo: async () => {
            for (const issue of rows) await createIssue(contentOf(issue));
          },
        });
      },
    },
  ];
}

import type { Answer, Input } from '@cardwright/server/contract';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import type { Column, ListSource } from '../list/types.js';
import { dateTime } from '../words/dateTime.js';
import styles from './MailsPage.module.css';

type MailHead = Answer<'GET /api/admin/mails'>['mails'][number];

const SOURCE: ListSource<MailHead, Input<'GET /api/admin/mails'>['query']> = {
  name: 'mails',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { mails: rows, ...page } = await call('GET /api/admin/mails', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<MailHead>[] = [
  {
    title: 'Subject',
    sort: 'subject',
    cell: ({ subject }) => <strong>{subject}</strong>,
    text: ({ subject }) => subject,
  },
  { title: 'To', sort: 'recipient', cell: ({ recipient }) => recipient, text: ({ recipient }) => recipient },
  dateColumn('Sent', ({ created_at }) => created_at, '-created_at'),
];

/** E-mails that the server keeps because it has no mail server. */
export function MailsPage(): ReactElement {
  const [open, setOpen] = useState<MailHead>();
  return (
    <>
      <AdminList
        title="Stored e-mails"
        description="Without a mail server, e-mails are stored here for 30 days. They contain sign-in links: forward each one only to its recipient."
        searchLabel="Address or subject"
        source={SOURCE}
        columns={COLUMNS}
        nameOf={({ subject }) => subject}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Mail} title="There are no stored e-mails">
            Either nothing has been sent yet, or a mail server delivers all e-mails.
          </EmptyState>
        }
      />
      <SidePanel title={open?.subject} onClose={() => setOpen(undefined)}>
        {open && <Letter head={open} />}
      </SidePanel>
    </>
  );
}

function Letter({ head }: { readonly head: MailHead }): ReactElement {
  const { id } = head;
  const mail = useQuery({
    queryKey: ['admin', 'mails', id],
    queryFn: async ({ signal }) => (await call('GET /api/admin/mails/{id}', { params: { id }, signal })).mail,
  });
  return (
    <>
      <Facts facts={{ To: head.recipient, Sent: dateTime(head.created_at) }} />
      {mail.isError && <RetryNote what="The e-mail" isLoading={mail.isFetching} onRetry={() => void mail.refetch()} />}
      {mail.isSuccess && <pre className={styles.text}>{mail.data.text}</pre>}
    </>
  );
}

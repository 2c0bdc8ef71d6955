import { LogOut, UserRoundCheck, UserRoundX, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/call.js';
import { meQuery } from '../../../api/members.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { MemberAvatar } from '../../../components/MemberAvatar.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import { roleNamesQuery } from '../roles/roles.js';
import { MemberPanel } from './MemberPanel.js';
import { MEMBERS, nameOfMember, setSuspended, type ListedMember } from './members.js';

const COLUMNS: readonly Column<ListedMember>[] = [
  {
    title: 'Member',
    sort: 'name',
    cell: (member) => (
      <NameCell name={nameOfMember(member)}>
        <MemberAvatar name={member.display_name} src={member.avatar_url} size={32} />
      </NameCell>
    ),
    text: nameOfMember,
  },
  { title: 'Address', sort: 'email', cell: ({ email }) => email, text: ({ email }) => email },
  {
    title: 'Roles',
    cell: ({ roles }) => roles.map((role) => <Tag key={role}>{role}</Tag>),
    text: ({ roles }) => roles.join(' '),
  },
  {
    title: 'State',
    cell: ({ suspended_at }) => (suspended_at === null ? 'Active' : <Tag tone="bad">Suspended</Tag>),
    text: ({ suspended_at }) => (suspended_at === null ? 'active' : 'suspended'),
  },
  numberColumn('Decks', ({ deck_count }) => deck_count, '-decks'),
  dateColumn('Joined', ({ created_at }) => created_at, '-created_at'),
];

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
];

/** The role of the page's address is offered as well, before the names are there and to those who may not ask for them. */
function useRoleFilter(): Filter {
  const me = useQuery(meQuery);
  const { data = [] } = useQuery({ ...roleNamesQuery, enabled: me.data?.roles.includes('admin') === true });
  const [params] = useSearchParams();
  const chosen = params.get('role');
  // Roles are written as they were named, everywhere.
  const names = new Set(['admin', ...data, ...(chosen === null ? [] : [chosen])]);
  return { name: 'role', label: 'Role', options: [...names].map((name) => ({ value: name, label: name })) };
}

/** Everybody with an account. */
export function MembersPage(): ReactElement {
  const [open, setOpen] = useState<ListedMember>();
  const roleFilter = useRoleFilter();
  const undoable = useUndoToast();
  const suspend = (suspended: boolean) => async (rows: readonly ListedMember[]) => {
    await setSuspended(rows, suspended);
    undoable({
      title: `${counted(rows.length, 'member')} ${suspended ? 'suspended' : 'readmitted'}`,
      ...(suspended && { message: 'They are signed out. Their published decks stay public.' }),
      undo: () => setSuspended(rows, !suspended),
    });
  };
  const actions: readonly ListAction<ListedMember>[] = [
    {
      label: 'Suspend',
      icon: UserRoundX,
      isDanger: true,
      isFor: (row) => row.suspended_at === null,
      run: suspend(true),
    },
    { label: 'Readmit', icon: UserRoundCheck, isFor: (row) => row.suspended_at !== null, run: suspend(false) },
    {
      label: 'Sign out everywhere',
      icon: LogOut,
      run: async (rows) => {
        for (const { id } of rows) await call('DELETE /api/admin/members/{id}/sessions', { params: { id } });
        toast({ title: `${counted(rows.length, 'member')} signed out`, kind: 'success' });
      },
    },
  ];
  return (
    <>
      <AdminList
        title="Members"
        searchLabel="Name or address"
        source={MEMBERS}
        columns={COLUMNS}
        filters={[...FILTERS, roleFilter]}
        actions={actions}
        nameOf={nameOfMember}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Users} title="Nobody has signed up yet">
            Members appear here after their first sign-in.
          </EmptyState>
        }
      />
      <MemberPanel member={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

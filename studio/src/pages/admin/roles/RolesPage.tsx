import { Button } from '@mantine/core';
import { BadgeCheck, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import type { Column, ListAction } from '../list/types.js';
import { RolePanel } from './RolePanel.js';
import { deleteRole, PERMISSION_TITLES, ROLES, type Role } from './roles.js';

const COLUMNS: readonly Column<Role>[] = [
  {
    title: 'Role',
    sort: 'name',
    cell: ({ name, description }) => <NameCell name={name} {...(description !== '' && { detail: description })} />,
    text: ({ name }) => name,
  },
  {
    title: 'Opens',
    cell: ({ permissions }) => permissions.map((each) => PERMISSION_TITLES[each]).join(', ') || 'Nothing',
    text: ({ permissions }) => permissions.join(' '),
  },
  numberColumn('Members', ({ member_count }) => member_count, '-members'),
  dateColumn('Changed', ({ updated_at }) => updated_at, '-updated_at'),
];

const ACTIONS: readonly ListAction<Role>[] = [{ label: 'Delete', icon: Trash2, isDanger: true, run: remove }];

/** The roles beside admin, and the admin pages that they open. */
export function RolesPage(): ReactElement {
  const [open, setOpen] = useState<Role | 'new'>();
  return (
    <>
      <AdminList
        title="Roles"
        description="What members who are not admins can open here. Admins can open everything."
        searchLabel="Name or description"
        source={ROLES}
        columns={COLUMNS}
        actions={ACTIONS}
        nameOf={({ name }) => name}
        onOpen={setOpen}
        empty={
          <EmptyState icon={BadgeCheck} title="There are no roles besides admin">
            Add one to share the work without sharing everything.
          </EmptyState>
        }
      >
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          New role
        </Button>
      </AdminList>
      <RolePanel role={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

async function remove(rows: readonly Role[]): Promise<boolean> {
  const members = rows.reduce((sum, { member_count }) => sum + member_count, 0);
  const isSure = await confirm({
    title: `Delete ${counted(rows.length, 'role')}?`,
    message: `${counted(members, 'member')} will lose what it opens, with their next request. This cannot be undone.`,
    confirmLabel: 'Delete',
    danger: true,
  });
  if (!isSure) return false;
  await deleteEach(rows, ({ name }) => deleteRole(name));
  toast({ title: `${counted(rows.length, 'role')} deleted`, kind: 'success' });
  return true;
}

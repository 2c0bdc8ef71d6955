import type { Permission } from '@cardwright/server/contract';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { PanelForm } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { changeRole, createRole, deleteRole, PERMISSION_TITLES, type Role } from './roles.js';

interface Props {
  readonly role: Role | 'new' | undefined;
  readonly onClose: () => void;
}

/** A role's name, description and permissions. */
export function RolePanel({ role, onClose }: Props): ReactElement {
  return (
    <SidePanel title={role && (role === 'new' ? 'New role' : role.name)} onClose={onClose}>
      {role && <RoleForm key={role === 'new' ? 'new' : role.id} role={role} onDone={onClose} />}
    </SidePanel>
  );
}

interface FormProps {
  readonly role: Role | 'new';
  readonly onDone: () => void;
}

const NAME = /^(?!admin$)[a-z][a-z0-9-]{0,62}$/;
// For the compiler, the keys of a record are any strings.
const ALL = Object.keys(PERMISSION_TITLES) as Permission[];

function RoleForm({ role, onDone }: FormProps): ReactElement {
  const stored = role === 'new' ? undefined : role;
  const [name, setName] = useState(stored?.name ?? '');
  const [description, setDescription] = useState(stored?.description ?? '');
  const [permissions, setPermissions] = useState<readonly string[]>(stored?.permissions ?? []);
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (!NAME.test(name)) return;
    const fields = { name, description, permissions: ALL.filter((each) => permissions.includes(each)) };
    const save = () => (stored === undefined ? createRole(fields) : changeRole(stored, fields));
    if (!(await run(save))) return;
    undoable({
      title: `${name} saved`,
      message: 'It takes effect with the next request.',
      undo: () => (stored === undefined ? deleteRole(name) : changeRole(fields, stored)),
    });
    onDone();
  };
  return (
    <PanelForm onSave={submit}>
      <TextInput
        label="Name"
        value={name}
        disabled={stored !== undefined}
        error={
          isChecked && !NAME.test(name) ? 'Use lower-case letters, digits and hyphens, but not “admin”.' : undefined
        }
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={63}
        data-autofocus
      />
      <TextInput
        label="Description"
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        maxLength={500}
      />
      <Checkbox.Group label="Opens" value={[...permissions]} onChange={setPermissions}>
        <Stack gap={12} mt={8}>
          {ALL.map((each) => (
            <Checkbox key={each} value={each} label={PERMISSION_TITLES[each]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button type="submit" loading={isRunning}>
        Save role
      </Button>
    </PanelForm>
  );
}

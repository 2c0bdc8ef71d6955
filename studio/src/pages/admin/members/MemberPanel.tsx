import { Button, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.js';
import { meQuery } from '../../../api/members.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { useReportChanged } from '../list/PanelForm.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { roleNamesQuery } from '../roles/roles.js';
import { dateTime } from '../words/dateTime.js';
import { changeRoles, nameOfMember, type ListedMember } from './members.js';
import { grouped } from '../../../words/grouped.js';

interface Props {
  readonly member: ListedMember | undefined;
  readonly onClose: () => void;
}

/** A member's roles, sessions and dates. */
export function MemberPanel({ member, onClose }: Props): ReactElement {
  const me = useQuery(meQuery);
  return (
    <SidePanel title={member && nameOfMember(member)} onClose={onClose}>
      {member && (
        <>
          <Facts
            facts={{
              Address: member.email,
              Joined: dateTime(member.created_at),
              Suspended: dateTime(member.suspended_at),
              Decks: <Link to={`/admin/decks?owner=${member.id}`}>{grouped(member.deck_count)}</Link>,
              'In the directory': grouped(member.listed_deck_count),
            }}
          />
          {me.data?.roles.includes('admin') === true && <Roles key={member.id} member={member} />}
          <Sessions id={member.id} />
        </>
      )}
    </SidePanel>
  );
}

function Roles({ member }: { readonly member: ListedMember }): ReactElement {
  const [saved, setSaved] = useState<readonly string[]>(member.roles);
  const [roles, setRoles] = useState<readonly string[]>(member.roles);
  const names = useQuery(roleNamesQuery);
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const isChanged = roles.join() !== saved.join();
  useReportChanged(isChanged);
  const change = async (before: readonly string[], after: readonly string[]): Promise<void> => {
    const now = await changeRoles(member, before, after);
    setSaved(now);
    setRoles(now);
  };
  const save = async (): Promise<void> => {
    if (await run(() => change(saved, roles)))
      undoable({
        title: `${nameOfMember(member)} has other roles`,
        message: 'They take effect with the next request.',
        undo: () => change(roles, saved),
      });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TagsInput
        label="Roles"
        description="Admins can open all admin pages; the page “Roles” shows what the other roles can open."
        data={['admin', ...(names.data ?? [])]}
        value={[...roles]}
        onChange={setRoles}
        // Below, the list would cover the button.
        comboboxProps={{ position: 'top' }}
      />
      <Button type="submit" mt={12} loading={isRunning} disabled={!isChanged}>
        Save roles
      </Button>
    </form>
  );
}

function Sessions({ id }: { readonly id: string }): ReactElement {
  const sessions = useQuery({
    queryKey: ['admin', 'members', id, 'sessions'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/members/{id}/sessions', { params: { id }, signal })).sessions,
  });
  if (sessions.isError)
    return <RetryNote what="The sessions" isLoading={sessions.isFetching} onRetry={() => void sessions.refetch()} />;
  return (
    <section>
      <h3>Signed in</h3>
      {sessions.data === null && <p>The sign-in service does not say where.</p>}
      {sessions.data?.length === 0 && <p>Not signed in anywhere.</p>}
      <Facts
        facts={Object.fromEntries(
          (sessions.data ?? []).map((session) => [
            dateTime(session.refreshed_at),
            session.user_agent || 'Unknown device',
          ]),
        )}
      />
    </section>
  );
}

import { defineRoute, type Route } from '../../api/defineRoute.js';
import { assignRoles } from '../../commands/members/assignRoles.js';
import { notFound } from '../../errors.js';
import { suspendAccounts } from '../../commands/members/suspendAccounts.js';
import { presentCountedMember, presentSession } from '../../presenters/members.js';
import { listMembers, readCountedMember } from '../../queries/memberLists.js';
import { memberCalls } from '../../contract/members.js';

const list = defineRoute(memberCalls.adminListMembers, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listMembers(database.knex, query, query);
    return { members: entries.map(presentCountedMember), ...page };
  },
});

const read = defineRoute(memberCalls.adminReadMember, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    const member = await readCountedMember(database.knex, params.id);
    if (member === undefined) throw notFound('Member');
    return { member: presentCountedMember(member) };
  },
});

const setRoles = defineRoute(memberCalls.adminSetRoles, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, body, services, note }) {
    const before = await readCountedMember(services.database.knex, params.id);
    const member = await assignRoles(services, params.id, body.roles);
    const details = { roles: member.roles.join(' '), before: before?.roles.join(' ') ?? '' };
    note({ subject: member.display_name || member.email, subjectId: member.id, details });
    return { member: presentCountedMember(member) };
  },
});

const suspend = defineRoute(memberCalls.adminSuspendMembers, {
  access: 'admin',
  async handle({ caller, body, services, note }) {
    const members = await suspendAccounts(services, caller, body);
    for (const { id, display_name, email } of members)
      note({ subject: display_name || email, subjectId: id, details: { suspended: body.suspended } });
    return { members: members.map(presentCountedMember) };
  },
});

const listSessions = defineRoute(memberCalls.adminListSessions, {
  access: 'admin',
  async handle({ params, services: { database, accounts } }) {
    if ((await readCountedMember(database.knex, params.id)) === undefined) throw notFound('Member');
    const sessions = await accounts.sessions(params.id);
    return { sessions: sessions?.map(presentSession) ?? null };
  },
});

const endSessions = defineRoute(memberCalls.adminEndSessions, {
  access: 'admin',
  async handle({ params, services: { database, accounts }, note }) {
    const member = await readCountedMember(database.knex, params.id);
    if (member === undefined) throw notFound('Member');
    await accounts.endSessions(params.id);
    note({ subject: member.display_name || member.email, subjectId: member.id });
  },
});

export const adminMemberRoutes: readonly Route[] = [list, read, setRoles, suspend, listSessions, endSessions];

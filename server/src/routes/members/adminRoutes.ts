import { defineRoute, type Route } from '../../api/defineRoute.js';
import { assignRoles } from '../../commands/members/assignRoles.js';
import { notFound } from '../../errors.js';
import { presentCountedMember } from '../../presenters/members.js';
import { listMembers, readCountedMember } from '../../queries/memberLists.js';
import { memberCalls } from '../../contract/members.js';

const list = defineRoute(memberCalls.adminListMembers, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { q: search, role } = query;
    const { entries, next_cursor } = await listMembers(database.knex, { search, role }, query);
    return { members: entries.map(presentCountedMember), next_cursor };
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
  async handle({ params, body, services }) {
    return { member: presentCountedMember(await assignRoles(services, params.id, body.roles)) };
  },
});

export const adminMemberRoutes: readonly Route[] = [list, read, setRoles];

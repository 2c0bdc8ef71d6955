import { defineRoute, type Route } from '../../api/defineRoute.js';
import { assignRoles } from '../../commands/members/assignRoles.js';
import { notFound } from '../../errors.js';
import { presentCountedMember } from '../../presenters/members.js';
import { listMembers, readCountedMember } from '../../queries/memberLists.js';
import { countedMembers, idParams, membersQuery, oneCountedMember, rolesBody } from './schema.js';

const tag = 'Members';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/members',
  name: 'adminListMembers',
  tag,
  summary: 'All members, with addresses, roles and numbers of decks',
  access: 'admin',
  query: membersQuery,
  response: countedMembers,
  async handle({ query, services: { database } }) {
    const { q: search, role } = query;
    const { entries, next_cursor } = await listMembers(database.knex, { search, role }, query);
    return { members: entries.map(presentCountedMember), next_cursor };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/admin/members/{id}',
  name: 'adminReadMember',
  tag,
  summary: 'A member, with address, roles and numbers of decks',
  access: 'admin',
  params: idParams,
  response: oneCountedMember,
  async handle({ params, services: { database } }) {
    const member = await readCountedMember(database.knex, params.id);
    if (member === undefined) throw notFound('Member');
    return { member: presentCountedMember(member) };
  },
});

const setRoles = defineRoute({
  method: 'post',
  path: '/api/admin/members/{id}/roles',
  name: 'adminSetRoles',
  tag,
  summary: 'Give a member exactly these roles; the last admin stays one',
  access: 'admin',
  params: idParams,
  body: { schema: rolesBody },
  response: oneCountedMember,
  problems: [409],
  async handle({ params, body, services }) {
    return { member: presentCountedMember(await assignRoles(services, params.id, body.roles)) };
  },
});

export const adminMemberRoutes: readonly Route[] = [list, read, setRoles];

import { Readable } from 'node:stream';
import type { MemberCaller } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { exportMember } from '../../commands/members/exportMember.js';
import { removeMember } from '../../commands/members/removeMember.js';
import { notFound } from '../../errors.js';
import { presentMember, presentProfile } from '../../presenters/members.js';
import { listProfiles, readProfile } from '../../queries/memberLists.js';
import { readMember, updateMember } from '../../queries/members.js';
import type { Services } from '../../services.js';
import { adminMemberRoutes } from './adminRoutes.js';
import {
  idParams,
  memberPatch,
  oneMember,
  oneProfile,
  profiles,
  profilesQuery,
  removalBody,
  roleNames,
} from './schema.js';

const tag = 'Members';

async function tellMe({ database }: Services, caller: MemberCaller) {
  const member = await readMember(database.knex, caller.id);
  if (member === undefined) throw notFound('Member');
  return { member: presentMember(member) };
}

const readMe = defineRoute({
  method: 'get',
  path: '/api/members/me',
  name: 'readMe',
  tag,
  summary: 'Oneself',
  access: 'member',
  response: oneMember,
  handle: ({ caller, services }) => tellMe(services, caller),
});

const updateMe = defineRoute({
  method: 'patch',
  path: '/api/members/me',
  name: 'updateMe',
  tag,
  summary: "Change one's profile",
  access: 'member',
  body: { schema: memberPatch },
  response: oneMember,
  async handle({ caller, body, services }) {
    await updateMember(services.database.knex, caller.id, body, services.clock());
    return tellMe(services, caller);
  },
});

const readMyRoles = defineRoute({
  method: 'get',
  path: '/api/members/me/roles',
  name: 'readMyRoles',
  tag,
  summary: "Names of one's roles",
  access: 'member',
  response: roleNames,
  handle: ({ caller }) => Promise.resolve(caller.roles),
});

const exportMe = defineRoute({
  method: 'get',
  path: '/api/members/me/export',
  name: 'exportMe',
  tag,
  summary: "Everything that is one's own, as one JSON file",
  access: 'member',
  limit: 'export',
  response: { mediaType: 'application/json' },
  handle({ caller, services, koa }) {
    koa.status = 200;
    koa.attachment('cardwright-export.json');
    koa.set('Cache-Control', 'no-store');
    koa.type = 'application/json';
    koa.body = Readable.from(exportMember(services, caller));
    return Promise.resolve(undefined);
  },
});

const removeMe = defineRoute({
  method: 'delete',
  path: '/api/members/me',
  name: 'removeMe',
  tag,
  summary: 'Remove the account, with all decks, templates and pictures, for good',
  access: 'member',
  body: { schema: removalBody },
  status: 204,
  problems: [409],
  async handle({ caller, body, services }) {
    await removeMember(services, caller, body.confirm);
  },
});

const readMemberProfile = defineRoute({
  method: 'get',
  path: '/api/members/{id}/profile',
  name: 'readProfile',
  tag,
  summary: "A member's public profile",
  access: 'public',
  params: idParams,
  response: oneProfile,
  async handle({ params, services: { database } }) {
    const profile = await readProfile(database.knex, params.id);
    if (profile === undefined) throw notFound('Member');
    return { member: presentProfile(profile) };
  },
});

const list = defineRoute({
  method: 'get',
  path: '/api/members',
  name: 'listProfiles',
  tag,
  summary: 'Public profiles',
  access: 'member',
  query: profilesQuery,
  response: profiles,
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listProfiles(database.knex, { search: query.q }, query);
    return { members: entries.map(presentProfile), next_cursor };
  },
});

export const memberRoutes: readonly Route[] = [
  readMe,
  updateMe,
  readMyRoles,
  exportMe,
  removeMe,
  readMemberProfile,
  list,
  ...adminMemberRoutes,
];

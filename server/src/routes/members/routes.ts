import { Readable } from 'node:stream';
import type { MemberCaller } from '../../caller.js';
import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { exportMember } from '../../commands/members/exportMember.js';
import { removeMember } from '../../commands/members/removeMember.js';
import { notFound } from '../../errors.js';
import { permissionsOf } from '../../policies/permissions.js';
import { presentMember, presentProfile } from '../../presenters/members.js';
import { listProfiles, readProfile } from '../../queries/memberLists.js';
import { readMember, updateMember } from '../../queries/members.js';
import type { Services } from '../../services.js';
import { adminMemberRoutes } from './adminRoutes.js';
import { memberCalls } from '../../contract/members.js';

async function answerMe({ database }: Services, caller: MemberCaller) {
  const member = await readMember(database.knex, caller.id);
  if (member === undefined) throw notFound('Member');
  return { member: { ...presentMember(member), permissions: permissionsOf(caller) } };
}

const readMe = defineRoute(memberCalls.readMe, {
  access: 'member',
  handle: ({ caller, services }) => answerMe(services, caller),
});

const updateMe = defineRoute(memberCalls.updateMe, {
  access: 'member',
  async handle({ caller, body, services }) {
    await updateMember(services.database.knex, caller.id, body, services.clock());
    return answerMe(services, caller);
  },
});

const readMyRoles = defineRoute(memberCalls.readMyRoles, {
  access: 'member',
  handle: ({ caller }) => Promise.resolve(caller.roles),
});

const exportMe = defineRoute(memberCalls.exportMe, {
  access: 'member',
  limit: 'export',
  handle({ caller, services, koa }) {
    koa.status = 200;
    koa.attachment('cardwright-export.json');
    koa.set('Cache-Control', 'no-store');
    koa.type = 'application/json';
    koa.body = Readable.from(exportMember(services, caller));
    return Promise.resolve(ANSWERED);
  },
});

const removeMe = defineRoute(memberCalls.removeMe, {
  access: 'member',
  async handle({ caller, body, services }) {
    await removeMember(services, caller, body.confirm);
  },
});

const readMemberProfile = defineRoute(memberCalls.readProfile, {
  access: 'public',
  async handle({ params, services: { database } }) {
    const profile = await readProfile(database.knex, params.id);
    if (profile === undefined) throw notFound('Member');
    return { member: presentProfile(profile) };
  },
});

const list = defineRoute(memberCalls.listProfiles, {
  access: 'member',
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

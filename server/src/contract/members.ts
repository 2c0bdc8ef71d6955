import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { PERMISSIONS } from './permissions.js';
import { count, idParams, line, search, uuid } from './values.js';

/** The name of a role. */
export const roleName = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/, 'Use lower-case letters, digits and hyphens.');

const profilesQuery = pageQueryBy('time', 'id').extend({ q: search.describe('part of the name') });
const membersQuery = adminListQuery(
  { created_at: 'time', name: 'text', email: 'text', decks: 'number' },
  '-created_at',
).extend({
  q: search.describe('part of the name or address'),
  role: roleName.optional(),
  state: z.enum(['active', 'suspended']).optional(),
});

const WEB = 'Enter an address that starts with http:// or https://.';
const web = z.url({ protocol: /^https?$/, error: WEB }).max(2_048, WEB);
const avatar = z.union([web, z.string().regex(/^\/storage\/v1\/[\w./-]+$/)], { error: WEB });

/** An empty string clears a field. */
const cleared = z.literal('').transform(() => null);
const memberPatch = z.strictObject({
  display_name: line.max(100).optional(),
  avatar_url: z.union([cleared, avatar]).nullable().optional(),
  bio: z.string().max(2_000).optional(),
  website: z.union([cleared, web]).nullable().optional(),
  preferred_language: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'expected a language code such as en or pt-BR')
    .max(35)
    .nullable()
    .optional(),
  onboarded_at: z.iso.datetime({ offset: true }).nullable().optional(),
});

const suspensionBody = z.strictObject({ ids: z.array(uuid).min(1).max(500), suspended: z.boolean() });

const rolesBody = z.strictObject({
  roles: z
    .array(roleName)
    .max(20)
    .transform((roles) => [...new Set(roles)]),
});

const removalBody = z.strictObject({ confirm: z.string().max(500).describe('the account’s e-mail address') });

const profile = z.object({
  id: z.uuid(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  bio: z.string(),
  website: z.string().nullable(),
  created_at: z.string(),
  deck_count: count.describe('directory-listed decks'),
});

const member = profile.omit({ deck_count: true }).extend({
  email: z.string(),
  preferred_language: z.string().nullable(),
  onboarded_at: z.string().nullable(),
  roles: z.array(z.string()),
  updated_at: z.string(),
});

const counted = member.extend({
  deck_count: count.describe('all decks outside the bin'),
  listed_deck_count: count,
  suspended_at: z.string().nullable().describe('since when the member may not sign in'),
});

const memberExport = z.looseObject({
  format: z.literal('cardwright-member'),
  format_version: count,
  exported_at: z.string(),
  member,
  decks: z.array(z.looseObject({})).describe('deck files'),
  templates: z.array(z.looseObject({})),
  colorSchemes: z.array(z.looseObject({})),
  banners: z.array(z.looseObject({})),
  uploads: z.array(
    z.object({ path: z.string(), url: z.string(), size: z.number(), content_type: z.string(), updated_at: z.string() }),
  ),
});

export type Profile = z.output<typeof profile>;
export type Member = z.output<typeof member>;
export type CountedMember = z.output<typeof counted>;

const session = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.string(),
  refreshed_at: z.string(),
});

const roleNames = z.array(z.string());
const oneself = member.extend({
  permissions: z.array(z.enum(PERMISSIONS)).describe('what your roles open under /admin'),
});
const oneMember = z.object({ member: oneself });
const oneProfile = z.object({ member: profile });
const oneCountedMember = z.object({ member: counted });
const profiles = z.object({ members: z.array(profile), ...nextCursor });
const countedMembers = z.object({ members: z.array(counted), ...total, ...nextCursor });

export const memberCalls = defineCalls('Members', {
  readMe: {
    method: 'get',
    path: '/api/members/me',
    summary: 'Get your own account',
    response: oneMember,
  },
  updateMe: {
    method: 'patch',
    path: '/api/members/me',
    summary: 'Change your profile',
    body: memberPatch,
    response: oneMember,
  },
  readMyRoles: {
    method: 'get',
    path: '/api/members/me/roles',
    summary: 'List your roles',
    response: roleNames,
  },
  exportMe: {
    method: 'get',
    path: '/api/members/me/export',
    summary: 'Export all your data as one JSON file',
    response: memberExport,
  },
  removeMe: {
    method: 'delete',
    path: '/api/members/me',
    summary: 'Delete your account with all decks, templates and pictures, permanently',
    body: removalBody,
    status: 204,
    problems: [409],
  },
  readProfile: {
    method: 'get',
    path: '/api/members/{id}/profile',
    summary: 'Get a member’s public profile',
    params: idParams,
    response: oneProfile,
  },
  listProfiles: {
    method: 'get',
    path: '/api/members',
    summary: 'List public profiles',
    query: profilesQuery,
    response: profiles,
  },
  adminListMembers: {
    method: 'get',
    path: '/api/admin/members',
    summary: 'List all members with addresses, roles and deck counts',
    query: membersQuery,
    response: countedMembers,
  },
  adminReadMember: {
    method: 'get',
    path: '/api/admin/members/{id}',
    summary: 'Get a member with address, roles and deck counts',
    params: idParams,
    response: oneCountedMember,
  },
  adminSetRoles: {
    method: 'post',
    path: '/api/admin/members/{id}/roles',
    summary: 'Replace the roles of a member, or of an account that becomes one; the last admin stays an admin',
    params: idParams,
    body: rolesBody,
    response: oneCountedMember,
    problems: [409],
  },
  adminSuspendMembers: {
    method: 'post',
    path: '/api/admin/members/suspend',
    summary: 'Suspend or readmit members',
    description: 'Suspended members are signed out everywhere; their published decks stay public.',
    body: suspensionBody,
    response: z.object({ members: z.array(counted) }),
    problems: [409],
  },
  adminListSessions: {
    method: 'get',
    path: '/api/admin/members/{id}/sessions',
    summary: 'List where a member is signed in',
    params: idParams,
    response: z.object({
      sessions: z.array(session).nullable().describe('null if the sign-in service does not say'),
    }),
  },
  adminEndSessions: {
    method: 'delete',
    path: '/api/admin/members/{id}/sessions',
    summary: 'Sign a member out everywhere',
    params: idParams,
    status: 204,
    problems: [501],
  },
});

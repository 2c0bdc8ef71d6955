import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());

export const idParams = z.object({ id: uuid });

const search = z.string().trim().min(1).max(200).optional();
const role = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/, 'expected lower-case letters, digits and hyphens');

export const profilesQuery = pageQueryBy('time', 'id').extend({ q: search.describe('part of the name') });
export const membersQuery = pageQueryBy('time', 'id').extend({
  q: search.describe('part of the name or the address'),
  role: role.optional(),
});

const WEB = 'expected an address that starts with http:// or https://';
const web = z.url({ protocol: /^https?$/, error: WEB }).max(2_048, WEB);
const avatar = z.union([web, z.string().regex(/^\/storage\/v1\/[\w./-]+$/)], { error: WEB });

/** Empty texts clear a field. */
const cleared = z.literal('').transform(() => null);
const line = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'expected one line of text');

export const memberPatch = z.strictObject({
  display_name: line.optional(),
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

export const rolesBody = z.strictObject({
  roles: z
    .array(role)
    .max(20)
    .transform((roles) => [...new Set(roles)]),
});

export const removalBody = z.strictObject({ confirm: z.string().max(500).describe("the account's address") });

const profile = z.strictObject({
  id: z.uuid(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  bio: z.string(),
  website: z.string().nullable(),
  created_at: z.string(),
  deck_count: z.number().int().describe('directory-listed decks'),
});

const member = profile.omit({ deck_count: true }).extend({
  email: z.string(),
  preferred_language: z.string().nullable(),
  onboarded_at: z.string().nullable(),
  roles: z.array(z.string()),
  updated_at: z.string(),
});

const counted = member.extend({
  deck_count: z.number().int().describe('all decks but those in the bin'),
  listed_deck_count: z.number().int(),
});

export const roleNames = z.array(z.string());
export const oneMember = z.strictObject({ member });
export const oneProfile = z.strictObject({ member: profile });
export const oneCountedMember = z.strictObject({ member: counted });
export const profiles = z.strictObject({ members: z.array(profile), ...nextCursor });
export const countedMembers = z.strictObject({ members: z.array(counted), ...nextCursor });

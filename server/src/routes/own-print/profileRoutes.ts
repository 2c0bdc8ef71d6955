import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import type { Caller } from '../../caller.js';
import { addProfile, PROFILE_QUOTA_BYTES, restoreProfile, sumOf } from '../../commands/ownPrint/saveProfile.js';
import { ownProfileCalls } from '../../contract/ownProfiles.js';
import { notFound } from '../../errors.js';
import { INERT } from '../../images/inert.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { presentOwnProfile } from '../../presenters/ownPrint.js';
import {
  listOwnProfiles,
  markProfileDeleted,
  readOwnProfile,
  readProfileBytes,
  renameOwnProfile,
  type OwnProfileRow,
} from '../../queries/ownProfiles.js';
import type { Services } from '../../services.js';

/** Base64 takes a third more. */
const UPLOAD_LIMITS = { bytes: 12_000_000, values: 100 };

/** Reads the caller's profile, also a deleted one. @throws HttpProblem 404 */
async function requireAny({ database }: Services, caller: Caller, id: string): Promise<OwnProfileRow> {
  const row = await readOwnProfile(database.knex, id);
  if (row === undefined || !canUseOwn(caller, row)) throw notFound('Profile');
  return row;
}

/** Reads the caller's profile. @throws HttpProblem 404 */
async function requireProfile(services: Services, caller: Caller, id: string): Promise<OwnProfileRow> {
  const row = await requireAny(services, caller, id);
  if (row.deleted_at !== null) throw notFound('Profile');
  return row;
}

const list = defineRoute(ownProfileCalls.listOwnProfiles, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    const profiles = await listOwnProfiles(database.knex, caller.id);
    return { profiles: profiles.map(presentOwnProfile), quota: { used: sumOf(profiles), limit: PROFILE_QUOTA_BYTES } };
  },
});

const upload = defineRoute(ownProfileCalls.uploadOwnProfile, {
  access: 'member',
  bodyLimits: UPLOAD_LIMITS,
  readBody: BODY_READERS.sentProfile,
  async handle({ caller, body, services }) {
    const profile = await services.limits.count('upload', caller.id, () => addProfile(services, caller, body));
    return { profile: presentOwnProfile(profile) };
  },
});

const file = defineRoute(ownProfileCalls.readOwnProfileFile, {
  access: 'member',
  async handle({ caller, params, services, koa }) {
    const { id } = await requireProfile(services, caller, params.id);
    const bytes = await readProfileBytes(services.database.knex, id);
    if (bytes === undefined) throw notFound('Profile');
    koa.type = 'application/vnd.iccprofile';
    koa.set({ 'Cache-Control': 'private, max-age=31536000, immutable', 'Content-Security-Policy': INERT });
    koa.body = Buffer.from(bytes);
    return ANSWERED;
  },
});

const rename = defineRoute(ownProfileCalls.renameOwnProfile, {
  access: 'member',
  async handle({ caller, params, body: { name }, services }) {
    const row = await requireProfile(services, caller, params.id);
    await renameOwnProfile(services.database.knex, row.id, name, services.clock());
    return { profile: presentOwnProfile({ ...row, name, updated_at: services.clock().toISOString() }) };
  },
});

const remove = defineRoute(ownProfileCalls.deleteOwnProfile, {
  access: 'member',
  async handle({ caller, params, services }) {
    const { id } = await requireProfile(services, caller, params.id);
    await markProfileDeleted(services.database.knex, id, services.clock());
  },
});

const restore = defineRoute(ownProfileCalls.restoreOwnProfile, {
  access: 'member',
  async handle({ caller, params, services }) {
    const row = await requireAny(services, caller, params.id);
    return { profile: presentOwnProfile(await restoreProfile(services, row)) };
  },
});

export const ownProfileRoutes: readonly Route[] = [list, upload, file, rename, remove, restore];

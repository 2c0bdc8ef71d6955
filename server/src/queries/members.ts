import type { Identity } from '../auth/types.js';
import type { Permission } from '../contract/permissions.js';
import type { Database } from '../database/connect.js';
import { HttpProblem } from '../errors.js';
import type { Executor } from './executor.js';
import { readRow, updateRow } from './rows.js';

interface Identified {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly string[];
}

export interface MemberWithRoles extends Identified {
  /** The permissions that the roles give. */
  readonly permissions: readonly Permission[];
}

/** A member as stored. Times are strings. */
export interface MemberRow extends Identified {
  readonly display_name: string;
  readonly avatar_url: string | null;
  readonly bio: string;
  readonly website: string | null;
  readonly preferred_language: string | null;
  readonly onboarded_at: string | null;
  /** Since when the member may not sign in. */
  readonly suspended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The account that a member's row is made of. */
type Joining = Pick<Identity, 'userId' | 'email' | 'userMetadata'>;

/** The fields that members can change. */
export type MemberChange = Partial<
  Pick<MemberRow, 'display_name' | 'avatar_url' | 'bio' | 'website' | 'preferred_language' | 'onboarded_at'>
>;

export const ROLES_OF = `coalesce((select json_agg(r.role order by r.role) from app.member_roles r where r.member_id = m.id), '[]')`;

const PERMISSIONS_OF = `coalesce((select jsonb_agg(distinct p.value) from app.member_roles r
  join app.roles o on o.name = r.role, jsonb_array_elements(o.permissions) p where r.member_id = m.id), '[]')`;

const FIND = `select m.id, m.email, m.suspended_at, ${ROLES_OF} as roles, ${PERMISSIONS_OF} as permissions from app.members m where m.id = ?`;

/** A session that outlives its deleted account must not bring the member back. */
const STORE = `
insert into app.members (id, email, display_name)
select :id, :email, :name where not exists (select from app.removed_members where id = :id)
on conflict (id) do update set email = excluded.email, updated_at = now()
returning id`;

const JOIN = `update app.waitlist_entries set status = 'joined', joined_at = now(), updated_at = now()
  where email = lower(?) and status <> 'joined'`;

/**
 * Returns an account's member with roles. The row is created at the first sign-in, or when the account gets roles before
 * that, and follows address changes.
 * @throws HttpProblem 401 if the account was deleted or is suspended
 */
export async function ensureMember({ knex }: Database, identity: Joining): Promise<MemberWithRoles> {
  const { userId: id, email } = identity;
  const { rows } = await knex.raw<{ rows: (MemberWithRoles & Pick<MemberRow, 'suspended_at'>)[] }>(FIND, [id]);
  const [member] = rows;
  if (member !== undefined && member.suspended_at !== null)
    throw new HttpProblem('not-signed-in', 'This account is suspended.');
  if (member?.email === email) return { id, email, roles: member.roles, permissions: member.permissions };
  const stored = await knex.raw<{ rows: unknown[] }>(STORE, { id, email, name: nameOf(identity) });
  if (stored.rows.length === 0) throw new HttpProblem('not-signed-in', 'This account has been deleted.');
  if (member === undefined) await knex.raw(JOIN, [email]);
  return { id, email, roles: member?.roles ?? [], permissions: member?.permissions ?? [] };
}

/** The display name given at sign-up, without characters that PostgreSQL refuses. */
function nameOf({ userMetadata }: Joining): string {
  const name = userMetadata.display_name;
  return typeof name === 'string'
    ? name
        .replaceAll(/\p{Cc}|\p{Cs}/gu, ' ')
        .trim()
        .slice(0, 100)
    : '';
}

/** A member with their e-mail address, for the member and for admins. */
export function readMember(executor: Executor, id: string): Promise<MemberRow | undefined> {
  return readRow(executor, `(select m.*, ${ROLES_OF} as roles from app.members m)`, id);
}

/** @returns whether the member exists */
export function updateMember(executor: Executor, id: string, change: MemberChange, now: Date): Promise<boolean> {
  return updateRow(executor, 'app.members', id, { ...change }, now);
}

/** Suspends members, or lets them back in. */
export async function suspendMembers(executor: Executor, ids: readonly string[], since: Date | null): Promise<void> {
  await executor('app.members')
    .whereIn('id', [...ids])
    .update({ suspended_at: since });
}

/** Permanently removes a member, all their data, and every occurrence of their address. */
export async function eraseMember(executor: Executor, id: string, email: string, now: Date): Promise<void> {
  await executor('app.removed_members').insert({ id, removed_at: now }).onConflict('id').ignore();
  // Other members' decks lose this member's colour schemes; open editors must notice.
  await executor('app.decks')
    .whereNot({ user_id: id })
    .whereIn('color_scheme_id', executor('app.color_schemes').where({ user_id: id }).select('id'))
    .update({ version: executor.raw('version + 1'), updated_at: now });
  for (const table of ['app.newsletter_subscribers', 'app.waitlist_entries'])
    await executor(table).whereRaw('email = lower(?)', [email]).delete();
  await executor('app.admin_actions')
    .whereRaw('subject_id = ? or lower(subject) = lower(?)', [id, email])
    .update({ subject: '', details: '{}' });
  await executor('app.mails').whereRaw('lower(recipient) = lower(?)', [email]).delete();
  await executor('app.decks').where({ user_id: id }).delete();
  await executor('app.members').where({ id }).delete();
}

/** Locks a member's row until the transaction ends, for work that counts what the member has. */
export async function lockMember(trx: Executor, id: string): Promise<void> {
  await trx('app.members').where({ id }).forUpdate().first('id');
}

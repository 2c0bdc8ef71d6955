import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, NEWEST, type Condition, type PageRequest } from './keysetPage.js';
import { ROLES_OF, type MemberRow } from './members.js';
import { readRow } from './rows.js';

/** A member's public profile. */
export type ProfileRow = Pick<MemberRow, 'id' | 'display_name' | 'avatar_url' | 'bio' | 'website' | 'created_at'> & {
  /** Counts only directory-listed decks. */
  readonly deck_count: number;
};

/** A member for admins; `deck_count` counts every deck outside the bin. */
export type CountedMemberRow = MemberRow & { readonly deck_count: number; readonly listed_deck_count: number };

const LISTED = '(select count(*)::int from app.decks d where d.user_id = m.id and d.listed_at is not null)';
const PROFILES = `(select m.id, m.display_name, m.avatar_url, m.bio, m.website, m.created_at, ${LISTED} as deck_count
  from app.members m)`;
const MEMBERS = `(select m.*, ${ROLES_OF} as roles, ${LISTED} as listed_deck_count,
  (select count(*)::int from app.decks d where d.user_id = m.id and d.deleted_at is null) as deck_count
  from app.members m)`;

/** Public profiles, newest first. */
export function listProfiles(
  executor: Executor,
  { search }: { readonly search?: string | undefined },
  page: PageRequest,
): Promise<Page<ProfileRow>> {
  const where: Condition[] = search === undefined ? [] : [['t.display_name ilike ?', containing(search)]];
  return keysetPage(executor, { from: PROFILES, where, ...NEWEST }, page);
}

export function readProfile(executor: Executor, id: string): Promise<ProfileRow | undefined> {
  return readRow(executor, PROFILES, id);
}

interface MemberFilter {
  readonly q?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: 'active' | 'suspended' | undefined;
}

const SORTS = {
  created_at: ['t.created_at', 'timestamptz'],
  name: ['lower(t.display_name)', 'text'],
  email: ['lower(t.email)', 'text'],
  decks: ['t.deck_count', 'int'],
} as const;

/** Members for admins. */
export function listMembers(
  executor: Executor,
  { q: search, role, state }: MemberFilter,
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<CountedMemberRow>> {
  const where: Condition[] = [];
  if (search !== undefined)
    where.push(['t.display_name ilike ? or t.email ilike ?', containing(search), containing(search)]);
  if (role !== undefined)
    where.push(['exists (select from app.member_roles r where r.member_id = t.id and r.role = ?)', role]);
  if (state !== undefined) where.push([`t.suspended_at is ${state === 'active' ? '' : 'not '}null`]);
  return adminPage(executor, { from: MEMBERS, where, sorts: SORTS }, page);
}

export function readCountedMember(executor: Executor, id: string): Promise<CountedMemberRow | undefined> {
  return readRow(executor, MEMBERS, id);
}

import type { CountedMember, Member, Profile } from '../contract/members.js';
import type { DeepReadonly } from '../contract/types.js';
import type { CountedMemberRow, ProfileRow } from '../queries/memberLists.js';
import type { AccountSession } from '../auth/types.js';
import type { MemberRow } from '../queries/members.js';
import { utc } from './utc.js';

/** A member's public profile: no address, roles or private settings. */
export function presentProfile(row: ProfileRow): Profile {
  const { id, display_name, avatar_url, bio, website, created_at, deck_count } = row;
  return { id, display_name, avatar_url, bio, website, created_at: utc(created_at), deck_count };
}

/** A member for themselves and for admins. */
export function presentMember(row: MemberRow): DeepReadonly<Member> {
  return {
    id: row.id,
    email: row.email,
    display_name: row.display_name,
    avatar_url: row.avatar_url,
    bio: row.bio,
    website: row.website,
    preferred_language: row.preferred_language,
    onboarded_at: utc(row.onboarded_at),
    roles: row.roles,
    created_at: utc(row.created_at),
    updated_at: utc(row.updated_at),
  };
}

/** A member in an admin's list. */
export function presentCountedMember(row: CountedMemberRow): DeepReadonly<CountedMember> {
  const { deck_count, listed_deck_count, suspended_at } = row;
  return { ...presentMember(row), deck_count, listed_deck_count, suspended_at: utc(suspended_at) };
}

/** Where a member is signed in. */
export function presentSession({ id, userAgent, createdAt, refreshedAt }: AccountSession) {
  return { id, user_agent: userAgent, created_at: createdAt.toISOString(), refreshed_at: refreshedAt.toISOString() };
}

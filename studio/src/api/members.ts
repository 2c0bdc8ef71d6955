import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

/** The signed-in member. */
export interface Me {
  readonly id: string;
  readonly display_name: string;
  readonly avatar_url: string | null;
  readonly bio: string;
  readonly website: string | null;
  readonly email: string;
  readonly preferred_language: string | null;
  readonly onboarded_at: string | null;
  readonly roles: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

export const meQuery = queryOptions({
  queryKey: ['members', 'me'],
  queryFn: async () => (await http.get<{ member: Me }>('/api/members/me')).member,
  staleTime: 5 * 60_000,
});

/** A member's own profile. Empty texts clear a field. */
export type ProfilePatch = Partial<
  Pick<Me, 'display_name' | 'avatar_url' | 'bio' | 'website' | 'preferred_language' | 'onboarded_at'>
>;

/** @throws ApiError */
export async function updateMe(patch: ProfilePatch): Promise<Me> {
  return (await http.patch<{ member: Me }>('/api/members/me', patch)).member;
}

/** All the member's data. Decks are deck files; pictures are listed with their addresses. */
export interface MemberExport {
  readonly member: Me;
  readonly decks: readonly unknown[];
  readonly uploads: readonly { readonly path: string; readonly url: string; readonly size: number }[];
}

/** @throws ApiError */
export function readMyExport(signal?: AbortSignal): Promise<MemberExport> {
  return http.get<MemberExport>('/api/members/me/export', signal === undefined ? {} : { signal });
}

/** Deletes the account and everything in it for good. @param email its address, as typed @throws ApiError 409 for the last admin */
export function deleteMe(email: string): Promise<void> {
  return http.delete('/api/members/me', {}, { confirm: email });
}

import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** The signed-in member. */
export type Me = Answer<'GET /api/members/me'>['member'];

export const meQuery = queryOptions({
  queryKey: ['members', 'me'],
  queryFn: async () => (await call('GET /api/members/me')).member,
  staleTime: 5 * 60_000,
});

/** A member's own profile. Empty texts clear a field. */
export type ProfilePatch = Input<'PATCH /api/members/me'>['body'];

/** Saves the profile, and fetches the member again. @throws ApiError */
export async function updateMe(patch: ProfilePatch): Promise<Me> {
  const { member: saved } = await call('PATCH /api/members/me', { body: patch });
  // The change is saved, whatever happens to the second call.
  return call('GET /api/members/me').then(
    ({ member }) => member,
    () => saved,
  );
}

/** All the member's data. Decks are deck files; pictures are listed with their addresses. */
export type MemberExport = Answer<'GET /api/members/me/export'>;

/** @throws ApiError */
export function readMyExport(signal?: AbortSignal): Promise<MemberExport> {
  return call('GET /api/members/me/export', { signal });
}

/** Whether the member is the only admin who can sign in, whose account cannot be deleted. */
export function lastAdminQuery({ id, roles }: Pick<Me, 'id' | 'roles'>) {
  return queryOptions({
    queryKey: ['members', 'last-admin', id],
    queryFn: async ({ signal }) => {
      const query = { role: 'admin', state: 'active', limit: 2 } as const;
      const { members } = await call('GET /api/admin/members', { query, signal });
      return members.every((admin) => admin.id === id);
    },
    enabled: roles.includes('admin'),
    staleTime: 0,
  });
}

/** Deletes the account and everything in it for good. @param email its address, as typed @throws ApiError 409 for the last admin */
export function deleteMe(email: string): Promise<void> {
  return call('DELETE /api/members/me', { body: { confirm: email } });
}

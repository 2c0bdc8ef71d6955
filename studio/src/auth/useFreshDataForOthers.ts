import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { meQuery } from '../api/members.js';
import { useSession, type SignedInUser } from '../session/session.js';

/**
 * When somebody else signs in, here or in another tab, clears all data of the previous person. When the same person is
 * back, fetches again what could not be loaded in between, and the member if the e-mail address has changed.
 */
export function useFreshDataForOthers(): void {
  const queries = useQueryClient();
  const last = useRef<SignedInUser>(undefined);
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  useEffect(() => {
    if (user === undefined) return;
    if (last.current !== undefined) void refreshFor(queries, last.current, user);
    last.current = user;
  }, [user, queries]);
}

/** @param before who was signed in last */
export async function refreshFor(queries: QueryClient, before: SignedInUser, user: SignedInUser): Promise<void> {
  if (before.id !== user.id) return queries.resetQueries();
  await Promise.all([
    queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    before.email !== user.email && readMemberAgain(queries),
  ]);
}

/** What is under way may have been asked with the old address, such as by the page whose link confirmed the new one. */
async function readMemberAgain(queries: QueryClient): Promise<void> {
  const { queryKey } = meQuery;
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

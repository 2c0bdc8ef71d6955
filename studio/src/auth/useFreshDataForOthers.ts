import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.js';

/**
 * When somebody else signs in, here or in another tab, clears all data of the previous person. When the same person is
 * back, fetches again what could not be loaded in between.
 */
export function useFreshDataForOthers(): void {
  const queries = useQueryClient();
  const last = useRef<string>(undefined);
  const id = useSession((session) => (session.status === 'signed-in' ? session.user.id : undefined));
  useEffect(() => {
    if (id === undefined) return;
    if (last.current === id) void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    else if (last.current !== undefined) void queries.resetQueries();
    last.current = id;
  }, [id, queries]);
}

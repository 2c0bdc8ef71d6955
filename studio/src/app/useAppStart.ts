import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../api/members.js';
import { officialTemplatesQuery, ownTemplatesQuery } from '../api/templates.js';
import { worldsQuery, worldTreeQuery } from '../api/worlds.js';
import { useSession } from '../session/session.js';

/**
 * Fetches what the specification requires at the start (worlds, their tree, official templates) and after sign-in (the
 * member, own templates), once the requested page is shown. Failures are silent; pages fetch again and report them.
 */
export function useAppStart(): void {
  const queries = useQueryClient();
  const member = useSession((session) => (session.status === 'signed-in' ? session.user.id : undefined));
  useEffect(
    () =>
      whenIdle(() => {
        queries.query(worldsQuery).catch(noop);
        queries.query(worldTreeQuery).catch(noop);
        queries.query(officialTemplatesQuery).catch(noop);
      }),
    [queries],
  );
  useEffect(() => {
    if (member === undefined) return undefined;
    return whenIdle(() => {
      queries.query(meQuery).catch(noop);
      queries.query(ownTemplatesQuery).catch(noop);
    });
  }, [queries, member]);
}

/** @returns a function that cancels it. Safari before 18 has no requestIdleCallback. */
function whenIdle(perform: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(perform, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(perform, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

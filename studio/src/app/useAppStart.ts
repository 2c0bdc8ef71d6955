import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../api/members.js';
import { officialTemplatesQuery, ownTemplatesQuery } from '../api/templates.js';
import { worldsQuery, worldTreeQuery } from '../api/worlds.js';
import { useSession } from '../session/session.js';

/**
 * What the specification fetches when the studio starts (worlds, their tree, official templates) and when somebody signs in
 * (who they are, their templates): once the page that was asked for is there. Failures are silent; pages ask again and say so.
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

/** @returns takes it back. Safari before 18 knows no idle time. */
function whenIdle(perform: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(perform, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(perform, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

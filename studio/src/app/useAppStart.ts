import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../api/members.js';
import { officialTemplatesQuery, ownTemplatesQuery } from '../api/templates.js';
import { worldsQuery, worldTreeQuery } from '../api/worlds.js';
import { whenIdle } from '../browser/whenIdle.js';
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
      afterPage(() => {
        queries.query(worldsQuery).catch(noop);
        queries.query(worldTreeQuery).catch(noop);
        queries.query(officialTemplatesQuery).catch(noop);
      }),
    [queries],
  );
  useEffect(() => {
    if (member === undefined) return undefined;
    return afterPage(() => {
      queries.query(meQuery).catch(noop);
      queries.query(ownTemplatesQuery).catch(noop);
    });
  }, [queries, member]);
}

/** @returns a function that cancels it, as effects expect */
function afterPage(perform: () => void): () => void {
  let isCancelled = false;
  void whenIdle().then(() => !isCancelled && perform());
  return () => (isCancelled = true);
}

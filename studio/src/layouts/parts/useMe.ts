import { useQuery } from '@tanstack/react-query';
import { meQuery, type Me } from '../../api/members.js';
import { useSession, whenSessionKnown } from '../../session/session.js';
import { useEffect } from 'react';

interface Member {
  /** Undefined until it is known whether somebody is signed in. */
  readonly isMember: boolean | undefined;
  /** Undefined until answered. */
  readonly me: Me | undefined;
}

/** The signed-in member, for bars and menus. */
export function useMe(): Member {
  const status = useSession((session) => session.status);
  useEffect(() => {
    // Public pages do not wait for the session; their bars find out on their own. A failure leaves them as they are.
    if (status === 'unknown') whenSessionKnown().catch(() => undefined);
  }, [status]);
  const { data } = useQuery({ ...meQuery, enabled: status === 'signed-in' });
  return { isMember: status === 'unknown' ? undefined : status === 'signed-in', me: data };
}

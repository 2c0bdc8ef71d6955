import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/config.js';
import { meQuery } from '../../api/members.js';
import { useSession } from '../../session/session.js';

/** Whether templates can be designed from descriptions: 'settings' where only an administrator could change that. */
export function useDesigning(): 'ready' | 'settings' | 'none' {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data: config } = useQuery(configQuery);
  const { data: me } = useQuery({ ...meQuery, enabled: isSignedIn });
  if (!isSignedIn || config === undefined) return 'none';
  if (config.ai.text) return 'ready';
  return me?.roles.includes('admin') === true ? 'settings' : 'none';
}

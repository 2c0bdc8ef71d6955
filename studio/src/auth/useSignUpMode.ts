import type { Answer } from '@cardwright/server/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/config.js';

/** Who may create an account here; `open` until the server has answered. */
export function useSignUpMode(): Answer<'GET /api/config'>['sign_up'] {
  return useQuery(configQuery).data?.sign_up ?? 'open';
}

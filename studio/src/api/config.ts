import type { Answer } from '@cardwright/server/contract';
import { call } from './call.js';

/** What the server can do, and where sign-in and pictures are. */
export type ServerConfig = Answer<'GET /api/config'>;

export const configQuery = {
  queryKey: ['config'],
  queryFn: () => call('GET /api/config'),
  staleTime: Infinity,
} as const;

import type { Answer } from '@cardwright/server/contract';
import { call } from './call.js';

/** The server's features, and where sign-in and pictures are. */
export type ServerConfig = Answer<'GET /api/config'>;

export const configQuery = {
  queryKey: ['config'],
  queryFn: () => call('GET /api/config'),
  staleTime: Infinity,
} as const;

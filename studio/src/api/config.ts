import { call } from './call.js';

/** The server's features, and where sign-in and pictures are. */
export const configQuery = {
  queryKey: ['config'],
  queryFn: () => call('GET /api/config'),
  staleTime: Infinity,
} as const;

import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

export type Place = Answer<'GET /api/waitlist/place'>['place'];

/** A place in line. @param token from the link in the e-mail */
export const placeQuery = (token: string) =>
  queryOptions({
    queryKey: ['waitlist', token],
    queryFn: async ({ signal }) => (await call('GET /api/waitlist/place', { query: { token }, signal })).place,
    retry: false,
  });

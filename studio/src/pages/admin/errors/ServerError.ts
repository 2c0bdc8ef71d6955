import type { Answer } from '@cardwright/server/contract';

export type ServerError = Answer<'GET /api/admin/errors'>['errors'][number];

/** 'TypeError: fetch failed' */
export function titleOfError({ name, message }: ServerError): string {
  return message === '' ? name : `${name}: ${message}`;
}

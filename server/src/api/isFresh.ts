import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/**
 * Names the state that an answer is made of, by its ETag. @param state changes whenever the answer would
 * @returns whether the caller has this answer already: 304 is then set, and the answer need not be made
 */
export function isFresh(koa: Context, state: string): boolean {
  koa.set('ETag', `W/"${createHash('sha1').update(state).digest('base64url')}"`);
  koa.status = 200;
  if (!koa.fresh) return false;
  koa.status = 304;
  return true;
}

import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/**
 * Sets an ETag from the state behind a response.
 * @param state changes whenever the response would
 * @returns whether the caller already has this response; the status is then 304, and the response need not be built
 */
export function isFresh(koa: Context, state: string): boolean {
  koa.set('ETag', `W/"${createHash('sha1').update(state).digest('base64url')}"`);
  koa.status = 200;
  if (!koa.fresh) return false;
  koa.status = 304;
  return true;
}

import type { Context } from 'koa';

/** Marks an answer as one for this reader alone, which a browser may keep and must ask for again. */
export function keepPrivate(context: Context): void {
  context.vary('Authorization');
  context.set('Cache-Control', 'private, no-cache');
}

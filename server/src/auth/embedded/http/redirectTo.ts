import type { Context } from 'koa';

/** Where the client wants to end up; whether it may is decided where a link is made. */
export function redirectToOf({ query }: Context): string | undefined {
  return typeof query.redirect_to === 'string' ? query.redirect_to : undefined;
}

import type { Context } from 'koa';

/** The redirect target that the client asks for; `allowedRedirect` checks it when a link is made. */
export function redirectToOf({ query }: Context): string | undefined {
  return typeof query.redirect_to === 'string' ? query.redirect_to : undefined;
}

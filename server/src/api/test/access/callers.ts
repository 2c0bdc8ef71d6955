/** Everybody who may call. The things of the cases are the owner's; the other owner has things of their own. */
export const CALLERS = ['stranger', 'member', 'owner', 'other owner', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

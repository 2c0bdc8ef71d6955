/** All kinds of callers. The objects in the cases belong to the owner; the other owner has other objects. */
export const CALLERS = ['stranger', 'member', 'owner', 'other owner', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

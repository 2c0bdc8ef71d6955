/**
 * The admin pages that a role can open. Admins can open everything; the overview, roles, stored e-mails (which
 * contain sign-in links) and the audit log are theirs alone.
 */
export const PERMISSIONS = [
  'decks',
  'templates',
  'color-schemes',
  'worlds',
  'images',
  'banners',
  'members',
  'waitlist',
  'newsletter',
  'updates',
  'jobs',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

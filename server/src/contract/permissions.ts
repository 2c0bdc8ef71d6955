/**
 * What a role can open of the administration. Admins may do everything; the overview, roles, kept mails (which hold
 * sign-in links) and the audit log are theirs alone.
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

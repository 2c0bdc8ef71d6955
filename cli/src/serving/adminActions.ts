/** The actions of `admin`: first those for admins, then those of the admin pages. */
export const ADMIN_ACTIONS = [
  'grant',
  'revoke',
  'list',
  'members',
  'suspend',
  'readmit',
  'decks',
  'unlist',
  'take-down',
  'jobs',
  'cancel',
  'retry',
  'unused-pictures',
  'delete-unused-pictures',
] as const;

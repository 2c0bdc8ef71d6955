import type { Permission } from '@cardwright/server/contract';

/** The pages under /admin in the order of the navigation, with their titles. */
export const ADMIN_PAGES = [
  ['decks', 'Decks'],
  ['templates', 'Templates'],
  ['color-schemes', 'Colour schemes'],
  ['worlds', 'Worlds'],
  ['images', 'Pictures'],
  ['social', 'Banner presets'],
  ['banners', 'Banner library'],
  ['members', 'Members'],
  ['roles', 'Roles'],
  ['waitlist', 'Waitlist'],
  ['newsletter', 'Newsletter'],
  ['subscribers', 'Subscribers'],
  ['updates', 'Updates'],
  ['mails', 'Stored e-mails'],
  ['jobs', 'Jobs'],
  ['errors', 'Errors'],
  ['audit-log', 'Audit log'],
  ['checkout-test', 'Checkout test'],
] as const;

export type AdminPath = (typeof ADMIN_PAGES)[number][0];

/** The permission that opens a page to members who are not admins. The others are for admins alone. */
const OPENED_BY: Readonly<Partial<Record<string, Permission>>> = {
  decks: 'decks',
  templates: 'templates',
  'color-schemes': 'color-schemes',
  worlds: 'worlds',
  images: 'images',
  social: 'banners',
  banners: 'banners',
  members: 'members',
  waitlist: 'waitlist',
  newsletter: 'newsletter',
  subscribers: 'newsletter',
  updates: 'updates',
  jobs: 'jobs',
} satisfies Partial<Record<AdminPath, Permission>>;

export interface Rights {
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
}

/** Whether somebody may open a page under /admin. */
export function mayOpen({ roles, permissions }: Rights, pathname: string): boolean {
  if (roles.includes('admin')) return true;
  const permission = OPENED_BY[pathname.split('/')[2] ?? ''];
  return permission !== undefined && permissions.includes(permission);
}

/** The first page under /admin that somebody may open. */
export function firstAdminPage(rights: Rights): string | undefined {
  const paths = ['/admin', ...ADMIN_PAGES.map(([path]) => `/admin/${path}`)];
  return paths.find((path) => mayOpen(rights, path));
}

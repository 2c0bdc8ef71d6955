/** The pages under /admin in the order of the navigation, with their titles. */
export const ADMIN_PAGES = [
  ['decks', 'Decks'],
  ['templates', 'Templates'],
  ['color-schemes', 'Colour schemes'],
  ['worlds', 'Worlds'],
  ['images', 'Images'],
  ['social', 'Banner presets'],
  ['banners', 'Banner library'],
  ['members', 'Members'],
  ['waitlist', 'Waitlist'],
  ['newsletter', 'Newsletter'],
  ['subscribers', 'Subscribers'],
  ['updates', 'Updates'],
  ['mails', 'Kept mails'],
  ['jobs', 'Jobs'],
  ['audit-log', 'Audit log'],
  ['checkout-test', 'Checkout test'],
] as const;

export type AdminPath = (typeof ADMIN_PAGES)[number][0];

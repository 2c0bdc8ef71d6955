/** The pages under /admin with their titles, as in the specification. */
export const ADMIN_PAGES = [
  ['decks', 'Decks'],
  ['images', 'Images'],
  ['social', 'Social banners'],
  ['worlds', 'Worlds'],
  ['members', 'Members'],
  ['waitlist', 'Waitlist'],
  ['templates', 'Templates'],
  ['newsletter', 'Newsletter'],
  ['checkout-test', 'Checkout test'],
  ['color-schemes', 'Colour schemes'],
] as const;

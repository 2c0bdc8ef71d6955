/** The name of a single thing, by the collection in the path that contains it. */
const THINGS: Readonly<Record<string, string>> = {
  cards: 'Card',
  categories: 'Category',
  'color-schemes': 'Colour scheme',
  decks: 'Deck',
  exports: 'Export',
  issues: 'Issue',
  'live-tables': 'Table',
  mails: 'E-mail',
  members: 'Member',
  orders: 'Order',
  'own-fonts': 'Font',
  'own-icons': 'Icon',
  'own-parts': 'Part',
  'own-presets': 'Preset',
  'own-profiles': 'Profile',
  presets: 'Preset',
  products: 'Product',
  reports: 'Report',
  roles: 'Role',
  'social-banners': 'Banner',
  subscribers: 'Subscriber',
  templates: 'Template',
  updates: 'Update',
  uploads: 'Picture',
  waitlist: 'Waitlist entry',
  worlds: 'World',
};

/** `/api/templates/official/{id}` → "Template", for problems that name what was not found. */
export function thingOf(path: string): string {
  // What follows the last parameter belongs to the thing: `/api/admin/members/{id}/roles`.
  const collection = path
    .slice(0, path.lastIndexOf('{'))
    .split('/')
    .findLast((segment) => Object.hasOwn(THINGS, segment));
  return THINGS[collection ?? ''] ?? 'Page';
}

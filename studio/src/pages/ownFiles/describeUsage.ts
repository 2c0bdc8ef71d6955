import type { OwnUsage } from '../../api/ownFonts.js';

const NAMED = 5;

/** Says what uses a font or an icon, before it goes. */
export function describeUsage({ templates, decks }: Omit<OwnUsage, 'inUse'>): string {
  const users = [...templates, ...decks].map(({ name }) => `“${name || 'Untitled deck'}”`);
  if (users.length === 0) return 'None of your templates and decks uses it.';
  const more = users.length > NAMED ? ` and ${users.length - NAMED} more` : '';
  const verb = users.length === 1 ? 'uses' : 'use';
  return `${users.slice(0, NAMED).join(', ')}${more} ${verb} it, and would show the default font or no icon in its place.`;
}

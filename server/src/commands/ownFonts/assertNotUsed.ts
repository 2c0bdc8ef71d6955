import type { OwnUsage } from '../../contract/ownFonts.js';
import { HttpProblem } from '../../errors.js';

/** The number of users that an error names; the rest is counted. */
const NAMED = 5;

/** @throws HttpProblem 409 naming the templates and decks that use a font or an icon */
export function assertNotUsed(what: string, { templates, decks }: OwnUsage): void {
  const users = [...templates, ...decks];
  if (users.length === 0) return;
  const names = users.slice(0, NAMED).map(({ name }) => `"${name || 'Untitled'}"`);
  const more = users.length > NAMED ? [`${users.length - NAMED} more`] : [];
  throw new HttpProblem('conflict', `The ${what} is used by ${[...names, ...more].join(', ')}.`, {
    extra: { templates, decks },
  });
}

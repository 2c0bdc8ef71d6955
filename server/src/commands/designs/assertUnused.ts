import type { MemberCaller } from '../../caller.js';
import { isAdmin } from '../../caller.js';
import { HttpProblem } from '../../errors.js';
import type { UsingDeck } from '../../queries/designUsage.js';

/** The number of decks that an error names; the rest is counted. */
const NAMED = 5;

/**
 * Refuses to remove a design that decks use.
 * @throws HttpProblem 409 with `decks` (id and title of those that the caller may see) and `deck_count`
 */
export function assertUnused(caller: MemberCaller, what: string, decks: readonly UsingDeck[]): void {
  if (decks.length === 0) return;
  const known = decks.filter(({ user_id }) => user_id === caller.id || isAdmin(caller));
  const names = known
    .slice(0, NAMED)
    .map(({ title, deleted }) => `"${title || 'Untitled'}"${deleted ? ' (in the bin)' : ''}`);
  const others = decks.length - names.length;
  const more = others === 0 ? [] : [`${others} ${names.length === 0 ? '' : 'more '}${others === 1 ? 'deck' : 'decks'}`];
  throw new HttpProblem('conflict', `The ${what} is used by ${[...names, ...more].join(', ')}.`, {
    extra: { decks: known.slice(0, 100).map(({ id, title }) => ({ id, title })), deck_count: decks.length },
  });
}

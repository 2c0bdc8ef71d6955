import { defineRoute, type Route } from '../../api/defineRoute.js';
import { moderateDecks } from '../../commands/decks/moderateDecks.js';
import { isAdmin } from '../../caller.js';
import { moderationCalls } from '../../contract/admin/moderation.js';
import { HttpProblem } from '../../errors.js';
import { utc } from '../../presenters/utc.js';
import { listModerated } from '../../queries/decks/listModerated.js';

const list = defineRoute(moderationCalls.adminListDeckTable, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listModerated(database.knex, query, query);
    const decks = entries.map((deck) => ({
      ...deck,
      created_at: utc(deck.created_at),
      updated_at: utc(deck.updated_at),
      deleted_at: utc(deck.deleted_at),
    }));
    return { decks, ...page };
  },
});

const moderate = defineRoute(moderationCalls.adminModerateDecks, {
  access: 'admin',
  async handle({ caller, body, services, note }) {
    if (body.decks.some(({ owner_id }) => owner_id !== undefined) && !isAdmin(caller))
      throw new HttpProblem('forbidden', 'Only admins can give decks to other members.');
    return moderateDecks(services, body, note);
  },
});

export const moderationRoutes: readonly Route[] = [list, moderate];

import { defineRoute, type Route } from '../../api/defineRoute.js';
import { joinLine } from '../../commands/waitlist/joinLine.js';
import { notFound } from '../../errors.js';
import { presentPlace } from '../../presenters/waitlist.js';
import { countWaiting, readWaitlistByEmail, readWaitlistByToken } from '../../queries/waitlist.js';
import { adminWaitlistRoutes } from './adminRoutes.js';
import { waitlistCalls } from '../../contract/waitlist.js';

const join = defineRoute(waitlistCalls.joinWaitlist, {
  access: 'public',
  limit: 'form',
  async handle({ body, services }) {
    await joinLine(services, body);
    return { status: 'received' as const };
  },
});

const readPlace = defineRoute(waitlistCalls.readWaitlistPlace, {
  access: 'public',
  async handle({ query, services: { database } }) {
    const entry = await readWaitlistByToken(database.knex, query.token);
    if (entry === undefined) throw notFound('Place');
    return { place: presentPlace(entry, await countWaiting(database.knex)) };
  },
});

const readMine = defineRoute(waitlistCalls.readMyWaitlistPlace, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    const entry = await readWaitlistByEmail(database.knex, caller.email);
    if (entry === undefined) throw notFound('Place');
    return { place: presentPlace(entry, await countWaiting(database.knex)) };
  },
});

export const waitlistRoutes: readonly Route[] = [join, readPlace, readMine, ...adminWaitlistRoutes];

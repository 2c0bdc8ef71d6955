import { defineRoute, type Route } from '../../api/defineRoute.js';
import { joinLine } from '../../commands/waitlist/joinLine.js';
import { notFound } from '../../errors.js';
import { presentPlace } from '../../presenters/waitlist.js';
import { countWaiting, readWaitlistByEmail, readWaitlistByToken } from '../../queries/waitlist.js';
import { adminWaitlistRoutes } from './adminRoutes.js';
import { joinBody, onePlace, placeQuery, received } from './schema.js';

const tag = 'Waitlist';

const join = defineRoute({
  method: 'post',
  path: '/api/waitlist',
  name: 'joinWaitlist',
  tag,
  summary: 'Ask for a place; the answer is the same for every address, and the rest comes by mail',
  access: 'public',
  limit: 'form',
  body: { schema: joinBody },
  status: 202,
  response: received,
  async handle({ body, services }) {
    await joinLine(services, body);
    return { status: 'received' };
  },
});

const readPlace = defineRoute({
  method: 'get',
  path: '/api/waitlist/place',
  name: 'readWaitlistPlace',
  tag,
  summary: "One's place in the line, by the link in the mail",
  access: 'public',
  query: placeQuery,
  response: onePlace,
  async handle({ query, services: { database } }) {
    const entry = await readWaitlistByToken(database.knex, query.token);
    if (entry === undefined) throw notFound('Place');
    return { place: presentPlace(entry, await countWaiting(database.knex)) };
  },
});

const readMine = defineRoute({
  method: 'get',
  path: '/api/waitlist/me',
  name: 'readMyWaitlistPlace',
  tag,
  summary: 'The place of the address that one is signed in with',
  access: 'member',
  response: onePlace,
  async handle({ caller, services: { database } }) {
    const entry = await readWaitlistByEmail(database.knex, caller.email);
    if (entry === undefined) throw notFound('Place');
    return { place: presentPlace(entry, await countWaiting(database.knex)) };
  },
});

export const waitlistRoutes: readonly Route[] = [join, readPlace, readMine, ...adminWaitlistRoutes];

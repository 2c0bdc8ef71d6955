import { defineRoute, type Route } from '../../api/defineRoute.js';
import { inviteWaiting } from '../../commands/waitlist/inviteWaiting.js';
import { HttpProblem, notFound } from '../../errors.js';
import { presentWaitlistEntry } from '../../presenters/waitlist.js';
import {
  countWaiting,
  deleteWaitlistEntry,
  firstWaiting,
  listWaitlist,
  readWaitlistEntry,
  setWaitlistStatus,
} from '../../queries/waitlist.js';
import { waitlistCalls } from '../../contract/waitlist.js';

const list = defineRoute(waitlistCalls.adminListWaitlist, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listWaitlist(database.knex, query, query);
    return { entries: entries.map(presentWaitlistEntry), waiting: await countWaiting(database.knex), ...page };
  },
});

const update = defineRoute(waitlistCalls.adminSetWaitlistStatus, {
  access: 'admin',
  async handle({ params, body, services: { database, clock } }) {
    await setWaitlistStatus(database.knex, params.id, body.status, clock());
    const entry = await readWaitlistEntry(database.knex, params.id);
    if (entry === undefined) throw notFound('Waitlist entry');
    return { entry: presentWaitlistEntry(entry) };
  },
});

const invite = defineRoute(waitlistCalls.adminInviteWaiting, {
  access: 'admin',
  async handle({ body, services, note }) {
    const ids = 'ids' in body ? [...new Set(body.ids)] : await firstWaiting(services.database.knex, body.count);
    const done = [];
    const failed = [];
    for (const id of ids)
      try {
        done.push(presentWaitlistEntry(await inviteWaiting(services, id)));
      } catch (error) {
        // The others still get their invitations.
        if (!(error instanceof HttpProblem)) throw error;
        failed.push({ id, detail: error.detail });
      }
    for (const { id, email } of done) note({ subject: email, subjectId: id });
    return { entries: done, failed };
  },
});

const remove = defineRoute(waitlistCalls.adminDeleteWaitlistEntry, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, services: { database } }) {
    if (!(await deleteWaitlistEntry(database.knex, params.id))) throw notFound('Waitlist entry');
  },
});

export const adminWaitlistRoutes: readonly Route[] = [list, update, invite, remove];

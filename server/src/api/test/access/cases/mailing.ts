import { PLAIN, withBody, type AccessCase, type AccessCases } from '../AccessCase.js';
import type { Things } from '../Things.js';

async function subscriber(things: Things): Promise<{ id: string; token: string }> {
  const email = things.email();
  await things.server.stranger.post('/api/newsletter/subscribe', { email });
  const id = await things.find(`/api/admin/newsletter/subscribers?q=${email}`, 'subscribers');
  return { id, token: await things.mailedToken(email) };
}

/** Anyone who has the e-mail can confirm or end the subscription. */
const byToken: readonly AccessCase[] = [
  { request: async (things) => ({ query: { token: (await subscriber(things)).token } }) },
];
const unsubscribeByToken: readonly AccessCase[] = [
  {
    request: async (things) => {
      const { id } = await subscriber(things);
      const row = await things.server.services.database
        .knex('app.newsletter_subscribers')
        .where({ id })
        .first<{ unsubscribe_token: string }>('unsubscribe_token');
      return { query: { token: row.unsubscribe_token } };
    },
  },
];

const issue = (body?: unknown): readonly AccessCase[] => [
  {
    request: async (things) => {
      const { id } = await things.kept('newsletter/issues', { subject: things.name(), body: 'Hello' });
      return { params: { id }, body };
    },
  },
];

const newsletterCases: AccessCases = {
  subscribe: [{ request: (things) => ({ body: { email: things.email() } }) }],
  askToConfirmSubscription: byToken,
  confirmSubscription: byToken,
  askToUnsubscribe: unsubscribeByToken,
  unsubscribe: unsubscribeByToken,
  adminListSubscribers: PLAIN,
  adminDeleteSubscriber: [{ request: async (things) => ({ params: { id: (await subscriber(things)).id } }) }],
  adminListIssues: PLAIN,
  adminReadIssue: issue(),
  adminCreateIssue: [{ request: () => ({ body: { subject: 'Spring' } }) }],
  adminChangeIssue: issue({ subject: 'Summer' }),
  adminDeleteIssue: issue(),
  adminPreviewIssue: withBody({ subject: 'Spring' }),
  adminTestIssue: issue(),
  adminSendIssue: issue({}),
  adminPauseIssue: issue(),
};

async function waiting(things: Things): Promise<{ id: string; token: string }> {
  const email = things.email();
  await things.server.stranger.post('/api/waitlist', { email });
  return { id: await things.find(`/api/admin/waitlist?q=${email}`, 'entries'), token: await things.mailedToken(email) };
}

const waitlistCases: AccessCases = {
  joinWaitlist: [{ request: (things) => ({ body: { email: things.email() } }) }],
  readWaitlistPlace: [{ request: async (things) => ({ query: { token: (await waiting(things)).token } }) }],
  readMyWaitlistPlace: [
    {
      request: async (things, caller) => {
        const email = things.clientOf(caller).session?.email ?? things.email();
        await things.server.stranger.post('/api/waitlist', { email });
        return {};
      },
    },
  ],
  adminListWaitlist: PLAIN,
  adminSetWaitlistStatus: [
    { request: async (things) => ({ params: { id: (await waiting(things)).id }, body: { status: 'invited' } }) },
  ],
  adminInviteWaiting: [{ request: async (things) => ({ body: { ids: [(await waiting(things)).id] } }) }],
  adminDeleteWaitlistEntry: [{ request: async (things) => ({ params: { id: (await waiting(things)).id } }) }],
};

const mailCases: AccessCases = {
  adminReadStats: PLAIN,
  adminListActions: PLAIN,
  adminListErrors: PLAIN,
  adminListJobs: PLAIN,
  adminReadOverview: PLAIN,
  adminListDeckTable: PLAIN,
  adminModerateDecks: [
    { request: async (things) => ({ body: { decks: [{ id: (await things.deck()).id, status: 'draft' }] } }) },
  ],
  adminCancelJobs: [{ request: async (things) => ({ body: { ids: [await things.waitingExport()] } }) }],
  adminRetryJobs: [{ request: async (things) => ({ body: { ids: [await things.cancelledExport()] } }) }],
  adminListMails: PLAIN,
  adminReadMail: [
    {
      request: async (things) => {
        const to = things.email();
        await things.server.services.mail.send({ to, subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' });
        return { params: { id: await things.find(`/api/admin/mails?q=${to}`, 'mails') } };
      },
    },
  ],
};

export const mailingCases: AccessCases = { ...newsletterCases, ...waitlistCases, ...mailCases };

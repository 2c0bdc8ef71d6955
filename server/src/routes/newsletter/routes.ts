import type { Context } from 'koa';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { subscribe } from '../../commands/newsletter/subscribe.js';
import { HttpProblem } from '../../errors.js';
import { answerPage } from '../../presenters/answerPage.js';
import { confirmSubscription, endSubscription } from '../../queries/newsletter.js';
import { adminIssueRoutes } from './adminIssueRoutes.js';
import { adminSendRoutes } from './adminSendRoutes.js';
import { adminSubscriberRoutes } from './adminSubscriberRoutes.js';
import { newsletterCalls } from '../../contract/newsletter.js';

const UPDATES = { label: 'See what is new', href: '/updates' };
const SUBSCRIBE = { label: 'Subscribe again', href: '/updates#newsletter' };
const NO_SUBSCRIPTION =
  'This link belongs to no subscription, so nothing is sent because of it. If issues still arrive, use the link in the newest one.';

/** These URLs contain a token, so they must be neither cached nor sent as a referrer. */
function show(koa: Context, parts: Parameters<typeof answerPage>[0]): string {
  koa.set('Cache-Control', 'no-store');
  koa.set('Referrer-Policy', 'no-referrer');
  koa.type = 'html';
  return answerPage(parts);
}

const request = defineRoute(newsletterCalls.subscribe, {
  access: 'public',
  limit: 'form',
  async handle({ body, services }) {
    await subscribe(services, body.email);
    return { status: 'received' as const };
  },
});

/** A page with a button that posts to the same URL. */
function askRoute(
  call: typeof newsletterCalls.askToConfirmSubscription | typeof newsletterCalls.askToUnsubscribe,
  parts: Parameters<typeof answerPage>[0],
): Route {
  return defineRoute(call, {
    access: 'public',
    handle: ({ koa }) => Promise.resolve(show(koa, parts)),
  });
}

const askConfirm = askRoute(newsletterCalls.askToConfirmSubscription, {
  title: 'One more click',
  text: 'Confirm that you want to receive the Cardwright newsletter.',
  button: 'Subscribe',
});

const confirm = defineRoute(newsletterCalls.confirmSubscription, {
  access: 'public',
  async handle({ query, services: { database, clock }, koa }) {
    if (!(await confirmSubscription(database.knex, query.token, clock())))
      throw new HttpProblem('gone', 'This link is no longer valid. Subscribe again to get a new one.', {
        next: SUBSCRIBE,
      });
    return show(koa, { title: 'Welcome', text: 'You are subscribed. You will receive the next issue.', next: UPDATES });
  },
});

const askUnsubscribe = askRoute(newsletterCalls.askToUnsubscribe, {
  title: 'Unsubscribe?',
  text: 'Unsubscribe from the Cardwright newsletter.',
  button: 'Unsubscribe',
});

const unsubscribe = defineRoute(newsletterCalls.unsubscribe, {
  access: 'public',
  async handle({ query, services: { database, clock }, koa }) {
    if (!(await endSubscription(database.knex, query.token, clock())))
      throw new HttpProblem('not-found', NO_SUBSCRIPTION, { next: UPDATES });
    return show(koa, {
      title: 'Unsubscribed',
      text: 'You will receive no more issues. You can subscribe again at any time.',
      next: UPDATES,
    });
  },
});

export const newsletterRoutes: readonly Route[] = [
  request,
  askConfirm,
  confirm,
  askUnsubscribe,
  unsubscribe,
  ...adminSubscriberRoutes,
  ...adminIssueRoutes,
  ...adminSendRoutes,
];

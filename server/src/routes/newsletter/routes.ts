import type { Context } from 'koa';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { subscribe } from '../../commands/newsletter/subscribe.js';
import { HttpProblem, notFound } from '../../errors.js';
import { answerPage } from '../../presenters/answerPage.js';
import { confirmSubscription, endSubscription } from '../../queries/newsletter.js';
import { adminIssueRoutes } from './adminIssueRoutes.js';
import { adminSendRoutes } from './adminSendRoutes.js';
import { adminSubscriberRoutes } from './adminSubscriberRoutes.js';
import { received, subscribeBody, tokenQuery } from './schema.js';

const tag = 'Newsletter';
const page = { mediaType: 'text/html' } as const;

/** Addresses of this kind hold a token: nobody keeps them, nobody is told them. */
function show(koa: Context, parts: Parameters<typeof answerPage>[0]): string {
  koa.set('Cache-Control', 'no-store');
  koa.set('Referrer-Policy', 'no-referrer');
  koa.type = 'html';
  return answerPage(parts);
}

const request = defineRoute({
  method: 'post',
  path: '/api/newsletter/subscribe',
  name: 'subscribe',
  tag,
  summary: 'Ask for the newsletter; the answer is the same for every address, and a mail asks to confirm',
  access: 'public',
  limit: 'form',
  body: { schema: subscribeBody },
  status: 202,
  response: received,
  async handle({ body, services }) {
    await subscribe(services, body.email);
    return { status: 'received' };
  },
});

/** A page with a button that posts to the same address. */
function askRoute(path: Route['path'], name: string, summary: string, parts: Parameters<typeof answerPage>[0]): Route {
  return defineRoute({
    method: 'get',
    path,
    name,
    tag,
    summary,
    access: 'public',
    query: tokenQuery,
    response: page,
    handle: ({ koa }) => Promise.resolve(show(koa, parts)),
  });
}

const askConfirm = askRoute(
  '/api/newsletter/confirm',
  'askToConfirmSubscription',
  'A page with the button that confirms: mail scanners open links, but press nothing',
  { title: 'One more click', text: 'Confirm that you want the Cardwright newsletter.', button: 'Subscribe' },
);

const confirm = defineRoute({
  method: 'post',
  path: '/api/newsletter/confirm',
  name: 'confirmSubscription',
  tag,
  summary: 'Confirm a subscription',
  access: 'public',
  query: tokenQuery,
  response: page,
  problems: [410],
  async handle({ query, services: { database, clock }, koa }) {
    if (!(await confirmSubscription(database.knex, query.token, clock())))
      throw new HttpProblem('gone', 'This link counts no longer. Subscribe again to get a new one.');
    return show(koa, { title: 'Welcome', text: 'You are subscribed. The next issue comes to you.' });
  },
});

const askUnsubscribe = askRoute(
  '/api/newsletter/unsubscribe',
  'askToUnsubscribe',
  'A page with the button that unsubscribes',
  {
    title: 'Unsubscribe?',
    text: 'You will get no further issue of the Cardwright newsletter.',
    button: 'Unsubscribe',
  },
);

const unsubscribe = defineRoute({
  method: 'post',
  path: '/api/newsletter/unsubscribe',
  name: 'unsubscribe',
  tag,
  summary: 'Unsubscribe with one click, as mail programs do (RFC 8058); the body is not read',
  access: 'public',
  query: tokenQuery,
  response: page,
  async handle({ query, services: { database, clock }, koa }) {
    if (!(await endSubscription(database.knex, query.token, clock()))) throw notFound('Subscription');
    return show(koa, { title: 'Unsubscribed', text: 'You get no further issue. Come back whenever you like.' });
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

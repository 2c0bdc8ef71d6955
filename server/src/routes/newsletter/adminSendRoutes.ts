import { defineRoute, type Route } from '../../api/defineRoute.js';
import { sendIssue } from '../../commands/newsletter/sendIssue.js';
import { unsubscribeUrl } from '../../commands/newsletter/subscribe.js';
import { notFound } from '../../errors.js';
import { newsletterIssueMail } from '../../mail/templates/newsletterIssue.js';
import { presentIssue } from '../../presenters/newsletter.js';
import { pauseIssue, readIssue, startIssue } from '../../queries/newsletterIssues.js';
import { newsletterCalls } from '../../contract/newsletter.js';

/** Takes the place of a subscriber's token. */
const NOBODY = 'preview-for-nobody';

const readPreview = defineRoute(newsletterCalls.adminPreviewIssue, {
  access: 'admin',
  limit: 'read',
  changesNothing: true,
  handle({ body, services: { config } }) {
    const { subject, text, html } = newsletterIssueMail('', body, unsubscribeUrl(config.publicUrl, NOBODY));
    return Promise.resolve({ subject, text, html });
  },
});

const test = defineRoute(newsletterCalls.adminTestIssue, {
  access: 'admin',
  limit: 'mail',
  async handle({ caller, params, services: { database, config, mail } }) {
    const issue = await readIssue(database.knex, params.id);
    if (issue === undefined) throw notFound('Issue');
    await mail.send(newsletterIssueMail(caller.email, issue, unsubscribeUrl(config.publicUrl, NOBODY)));
  },
});

const send = defineRoute(newsletterCalls.adminSendIssue, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, body, services, signal }) {
    const { limit, retry_failed: retryFailed } = body;
    await startIssue(services.database.knex, params.id, services.clock());
    const { issue, remaining } = await sendIssue(services, { id: params.id, limit, retryFailed, signal });
    return { issue: presentIssue(issue), remaining };
  },
});

const pause = defineRoute(newsletterCalls.adminPauseIssue, {
  access: 'admin',
  async handle({ params, services: { database, clock } }) {
    await pauseIssue(database.knex, params.id, clock());
    const issue = await readIssue(database.knex, params.id);
    if (issue === undefined) throw notFound('Issue');
    return { issue: presentIssue(issue) };
  },
});

export const adminSendRoutes: readonly Route[] = [readPreview, test, send, pause];

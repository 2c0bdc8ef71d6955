import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeIssue, createIssue, removeIssue } from '../../commands/newsletter/changeIssue.js';
import { notFound } from '../../errors.js';
import { presentIssue, presentRefusal } from '../../presenters/newsletter.js';
import { countRecipients, listIssues, listRefusals, readIssue } from '../../queries/newsletterIssues.js';
import { newsletterCalls } from '../../contract/newsletter.js';

const list = defineRoute(newsletterCalls.adminListIssues, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listIssues(database.knex, query, query);
    return { issues: entries.map(presentIssue), ...page };
  },
});

const read = defineRoute(newsletterCalls.adminReadIssue, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    const issue = await readIssue(database.knex, params.id);
    if (issue === undefined) throw notFound('Issue');
    const remaining = await countRecipients(database.knex, params.id);
    const refusals = await listRefusals(database.knex, params.id, 100);
    return { issue: presentIssue(issue), remaining, refusals: refusals.map(presentRefusal) };
  },
});

const create = defineRoute(newsletterCalls.adminCreateIssue, {
  access: 'admin',
  async handle({ body, services }) {
    return { issue: presentIssue(await createIssue(services, body)) };
  },
});

const update = defineRoute(newsletterCalls.adminChangeIssue, {
  access: 'admin',
  async handle({ params, body, services }) {
    const { version, subject, preheader, body: text } = body;
    const change = {
      ...(subject !== undefined && { subject }),
      ...(preheader !== undefined && { preheader }),
      ...(text !== undefined && { body: text }),
    };
    return { issue: presentIssue(await changeIssue(services, { id: params.id, version }, change)) };
  },
});

const remove = defineRoute(newsletterCalls.adminDeleteIssue, {
  access: 'admin',
  async handle({ params, services }) {
    await removeIssue(services, params.id);
  },
});

export const adminIssueRoutes: readonly Route[] = [list, read, create, update, remove];

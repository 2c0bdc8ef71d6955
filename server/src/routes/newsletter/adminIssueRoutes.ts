import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeIssue, createIssue, removeIssue } from '../../commands/newsletter/changeIssue.js';
import { notFound } from '../../errors.js';
import { presentIssue } from '../../presenters/newsletter.js';
import { listIssues, readIssue } from '../../queries/newsletterIssues.js';
import { newsletterCalls } from '../../contract/newsletter.js';

const list = defineRoute(newsletterCalls.adminListIssues, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listIssues(database.knex, query);
    return { issues: entries.map(presentIssue), next_cursor };
  },
});

const read = defineRoute(newsletterCalls.adminReadIssue, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    const issue = await readIssue(database.knex, params.id);
    if (issue === undefined) throw notFound('Issue');
    return { issue: presentIssue(issue) };
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
    const { subject, body: text } = body;
    const change = { ...(subject !== undefined && { subject }), ...(text !== undefined && { body: text }) };
    return { issue: presentIssue(await changeIssue(services, params.id, change)) };
  },
});

const remove = defineRoute(newsletterCalls.adminDeleteIssue, {
  access: 'admin',
  async handle({ params, services }) {
    await removeIssue(services, params.id);
  },
});

export const adminIssueRoutes: readonly Route[] = [list, read, create, update, remove];

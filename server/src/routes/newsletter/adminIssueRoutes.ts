import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeIssue, createIssue, removeIssue } from '../../commands/newsletter/changeIssue.js';
import { notFound } from '../../errors.js';
import { presentIssue } from '../../presenters/newsletter.js';
import { listIssues, readIssue } from '../../queries/newsletterIssues.js';
import { idParams, issueBody, issuePatch, issues, issuesQuery, oneIssue } from './schema.js';

const tag = 'Newsletter';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/newsletter/issues',
  name: 'adminListIssues',
  tag,
  summary: 'Issues, the newest first',
  access: 'admin',
  query: issuesQuery,
  response: issues,
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listIssues(database.knex, query);
    return { issues: entries.map(presentIssue), next_cursor };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/admin/newsletter/issues/{id}',
  name: 'adminReadIssue',
  tag,
  summary: 'An issue, with how far it got',
  access: 'admin',
  params: idParams,
  response: oneIssue,
  async handle({ params, services: { database } }) {
    const issue = await readIssue(database.knex, params.id);
    if (issue === undefined) throw notFound('Issue');
    return { issue: presentIssue(issue) };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/admin/newsletter/issues',
  name: 'adminCreateIssue',
  tag,
  summary: 'A new draft',
  access: 'admin',
  body: { schema: issueBody },
  status: 201,
  response: oneIssue,
  async handle({ body, services }) {
    return { issue: presentIssue(await createIssue(services, body)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/admin/newsletter/issues/{id}',
  name: 'adminChangeIssue',
  tag,
  summary: 'Change a draft',
  access: 'admin',
  params: idParams,
  body: { schema: issuePatch },
  response: oneIssue,
  problems: [409],
  async handle({ params, body, services }) {
    const { subject, body: text } = body;
    const change = { ...(subject !== undefined && { subject }), ...(text !== undefined && { body: text }) };
    return { issue: presentIssue(await changeIssue(services, params.id, change)) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/newsletter/issues/{id}',
  name: 'adminDeleteIssue',
  tag,
  summary: 'Remove a draft',
  access: 'admin',
  params: idParams,
  status: 204,
  problems: [409],
  async handle({ params, services }) {
    await removeIssue(services, params.id);
  },
});

export const adminIssueRoutes: readonly Route[] = [list, read, create, update, remove];

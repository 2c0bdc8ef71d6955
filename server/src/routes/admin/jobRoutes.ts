import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeJobs } from '../../commands/exports/changeJobs.js';
import { jobCalls } from '../../contract/admin/jobs.js';
import { utc } from '../../presenters/utc.js';
import { listJobs } from '../../queries/exports/listJobs.js';

const list = defineRoute(jobCalls.adminListJobs, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listJobs(database.knex, query, query);
    const jobs = entries.map((job) => ({
      ...job,
      created_at: utc(job.created_at),
      started_at: utc(job.started_at),
      finished_at: utc(job.finished_at),
    }));
    return { jobs, ...page };
  },
});

const cancel = defineRoute(jobCalls.adminCancelJobs, {
  access: 'admin',
  handle: ({ body, services, note }) => changeJobs(services, 'cancel', body.ids, note),
});

const retry = defineRoute(jobCalls.adminRetryJobs, {
  access: 'admin',
  handle: ({ body, services, note }) => changeJobs(services, 'retry', body.ids, note),
});

export const jobRoutes: readonly Route[] = [list, cancel, retry];

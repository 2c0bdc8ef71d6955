import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentMail, presentMailHead, presentUpload } from '../../presenters/admin.js';
import { findMail, listMails } from '../../queries/mails.js';
import { readStats } from '../../queries/stats.js';
import { countUploads, listUploads } from '../../queries/uploads.js';
import { adminCalls } from '../../contract/admin.js';

const listKeptMails = defineRoute(adminCalls.adminListMails, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listMails(database.knex, query, query);
    return { mails: entries.map(presentMailHead), ...page };
  },
});

const readKeptMail = defineRoute(adminCalls.adminReadMail, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    const mail = await findMail(database.knex, params.id);
    if (mail === undefined) throw notFound('Mail');
    return { mail: presentMail(mail) };
  },
});

const listImages = defineRoute(adminCalls.adminListImages, {
  access: 'admin',
  async handle({ query, services: { database, storage } }) {
    const { owner, q: search } = query;
    const { entries, next_cursor } = await listUploads(database.knex, { owner, search }, query);
    const total = await countUploads(database.knex);
    return { images: entries.map((row) => presentUpload(row, storage.publicUrl(row.path))), total, next_cursor };
  },
});

const removeImage = defineRoute(adminCalls.adminDeleteImage, {
  access: 'admin',
  async handle({ query, services: { storage } }) {
    if ((await storage.remove([query.path])).length === 0) throw notFound('Picture');
  },
});

const readDashboard = defineRoute(adminCalls.adminReadStats, {
  access: 'admin',
  async handle({ services: { database, clock } }) {
    const uploads = await countUploads(database.knex);
    return { stats: { ...(await readStats(database.knex, clock())), uploads } };
  },
});

export const adminRoutes: readonly Route[] = [listKeptMails, readKeptMail, listImages, removeImage, readDashboard];

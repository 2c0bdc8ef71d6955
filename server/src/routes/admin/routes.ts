import { defineRoute, type Route } from '../../api/defineRoute.js';
import { pictureName, usesForPage } from '../../commands/pictures/pictureUses.js';
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
    if (mail === undefined) throw notFound('E-mail');
    return { mail: presentMail(mail) };
  },
});

const listImages = defineRoute(adminCalls.adminListImages, {
  access: 'admin',
  async handle({ query, services: { database, storage } }) {
    const { used, ...filter } = query;
    const uses = await usesForPage(database, { isFirst: query.cursor === undefined });
    const wanted = used && { is: used === 'yes', names: uses.keys() };
    const { entries, total: found, next_cursor } = await listUploads(database.knex, { ...filter, used: wanted }, query);
    const total = await countUploads(database.knex);
    const usesOf = (path: string): number => uses.get(pictureName(path) ?? '') ?? 0;
    const images = entries.map((row) => presentUpload(row, storage.publicUrl(row.path), usesOf(row.path)));
    return { images, total, found, next_cursor };
  },
});

const removeImage = defineRoute(adminCalls.adminDeleteImage, {
  access: 'admin',
  isIrreversible: true,
  async handle({ query, services: { storage }, note }) {
    if ((await storage.remove([query.path])).length === 0) throw notFound('Picture');
    note({ subject: query.path });
  },
});

const removeImages = defineRoute(adminCalls.adminDeleteImages, {
  access: 'admin',
  isIrreversible: true,
  async handle({ body, services: { storage }, note }) {
    const removed = await storage.remove(body.paths);
    for (const path of removed) note({ subject: path });
    return { deleted: removed.length };
  },
});

const readDashboard = defineRoute(adminCalls.adminReadStats, {
  access: 'admin',
  async handle({ services: { database, clock } }) {
    const uploads = await countUploads(database.knex);
    return { stats: { ...(await readStats(database.knex, clock())), uploads } };
  },
});

export const adminRoutes: readonly Route[] = [
  listKeptMails,
  readKeptMail,
  listImages,
  removeImage,
  removeImages,
  readDashboard,
];

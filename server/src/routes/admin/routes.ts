import { defineRoute, type Route } from '../../api/defineRoute.js';
import { toPage } from '../../api/paging.js';
import { notFound } from '../../errors.js';
import { presentMail, presentMailHead, presentUpload } from '../../presenters/admin.js';
import { findMail, listMails } from '../../queries/mails.js';
import { readStats } from '../../queries/stats.js';
import { countUploads, listUploads } from '../../queries/uploads.js';
import { idParams, images, imagesQuery, mails, mailsQuery, oneMail, removalQuery, stats } from './schema.js';

const tag = 'Administration';

const listKeptMails = defineRoute({
  method: 'get',
  path: '/api/admin/mails',
  name: 'adminListMails',
  tag,
  summary: 'Mails that were kept because no mail server is set, the newest first',
  access: 'admin',
  query: mailsQuery,
  response: mails,
  async handle({ query, services: { database } }) {
    const { limit, cursor, q: search } = query;
    const [createdAt, id] = cursor ?? [];
    const after = cursor && { after: { createdAt: new Date(String(createdAt)), id: String(id) } };
    const found = await listMails(database.knex, {
      limit: limit + 1,
      ...after,
      ...(search !== undefined && { search }),
    });
    const page = toPage(found, limit, (mail) => [mail.created_at.toISOString(), mail.id]);
    return { mails: page.entries.map(presentMailHead), next_cursor: page.next_cursor };
  },
});

const readKeptMail = defineRoute({
  method: 'get',
  path: '/api/admin/mails/{id}',
  name: 'adminReadMail',
  tag,
  summary: 'A kept mail',
  access: 'admin',
  params: idParams,
  response: oneMail,
  async handle({ params, services: { database } }) {
    const mail = await findMail(database.knex, params.id);
    if (mail === undefined) throw notFound('Mail');
    return { mail: presentMail(mail) };
  },
});

const listImages = defineRoute({
  method: 'get',
  path: '/api/admin/images',
  name: 'adminListImages',
  tag,
  summary: 'Uploaded pictures of the embedded storage, the newest first',
  access: 'admin',
  query: imagesQuery,
  response: images,
  async handle({ query, services: { database, storage } }) {
    const { owner, q: search } = query;
    const { entries, next_cursor } = await listUploads(database.knex, { owner, search }, query);
    const total = await countUploads(database.knex);
    return { images: entries.map((row) => presentUpload(row, storage.publicUrl(row.path))), total, next_cursor };
  },
});

const removeImage = defineRoute({
  method: 'delete',
  path: '/api/admin/images',
  name: 'adminDeleteImage',
  tag,
  summary: 'Remove a picture that should not be here',
  access: 'admin',
  query: removalQuery,
  status: 204,
  async handle({ query, services: { storage } }) {
    if ((await storage.remove([query.path])).length === 0) throw notFound('Picture');
  },
});

const readDashboard = defineRoute({
  method: 'get',
  path: '/api/admin/stats',
  name: 'adminReadStats',
  tag,
  summary: 'How much there is of everything',
  access: 'admin',
  response: stats,
  async handle({ services: { database, clock } }) {
    const uploads = await countUploads(database.knex);
    return { stats: { ...(await readStats(database.knex, clock())), uploads } };
  },
});

export const adminRoutes: readonly Route[] = [listKeptMails, readKeptMail, listImages, removeImage, readDashboard];

import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { LINK_MS } from '../../jobs/times.js';
import { readExport, readLinkSecret } from '../../queries/exports/readExports.js';
import { isLinkValid, signLink } from './links.js';
import { requireExport } from './requireExport.js';
import { fileParams, idParams, link } from './schema.js';
import { sendFile } from './sendFile.js';

const tag = 'Exports';

const download = defineRoute({
  method: 'get',
  path: '/api/exports/{id}/download',
  name: 'downloadExport',
  tag,
  summary: 'The file of an own export; takes ranges',
  access: 'member',
  params: idParams,
  response: { mediaType: 'application/octet-stream' },
  problems: [409, 410],
  async handle({ caller, params, services, koa }) {
    sendFile(koa, await requireExport(services, caller, params.id), services);
  },
});

const makeLink = defineRoute({
  method: 'post',
  path: '/api/exports/{id}/link',
  name: 'linkExport',
  tag,
  summary: 'An address of the file that works without a session, for 10 minutes',
  access: 'member',
  params: idParams,
  status: 201,
  response: link,
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    const secret = await readLinkSecret(services.database.knex, params.id);
    if (secret === undefined) throw notFound('Export');
    const expiresAt = new Date(services.clock().getTime() + LINK_MS);
    const url = `/api/exports/${params.id}/files/${signLink(params.id, expiresAt, secret)}`;
    return { url, expires_at: expiresAt.toISOString() };
  },
});

const file = defineRoute({
  method: 'get',
  path: '/api/exports/{id}/files/{token}',
  name: 'readExportFile',
  tag,
  summary: 'What a link leads to',
  access: 'public',
  params: fileParams,
  response: { mediaType: 'application/octet-stream' },
  problems: [409, 410],
  async handle({ params: { id, token }, services, koa }) {
    const secret = await readLinkSecret(services.database.knex, id);
    const row = await readExport(services.database.knex, id);
    if (secret === undefined || row === undefined || !isLinkValid(token, id, secret, services.clock()))
      throw notFound('Export');
    sendFile(koa, row, services);
  },
});

/** Ways to an export's file: with a session, or by a link for browsers. */
export const exportFileRoutes: readonly Route[] = [download, makeLink, file];

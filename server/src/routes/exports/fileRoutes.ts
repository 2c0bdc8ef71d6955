import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { LINK_MS } from '../../jobs/times.js';
import { readExport, readLinkSecret } from '../../queries/exports/readExports.js';
import { isLinkValid, signLink } from './links.js';
import { requireExport } from './requireExport.js';
import { exportCalls } from '../../contract/exports.js';
import { assertFile, sendFile } from './sendFile.js';

const download = defineRoute(exportCalls.downloadExport, {
  access: 'member',
  async handle({ caller, params, services, koa }) {
    sendFile(koa, await requireExport(services, caller, params.id), services);
    return ANSWERED;
  },
});

const makeLink = defineRoute(exportCalls.linkExport, {
  access: 'member',
  async handle({ caller, params, services }) {
    assertFile(await requireExport(services, caller, params.id), services.clock());
    const secret = await readLinkSecret(services.database.knex, params.id);
    if (secret === undefined) throw notFound('Export');
    const expiresAt = new Date(services.clock().getTime() + LINK_MS);
    const url = `/api/exports/${params.id}/files/${signLink(params.id, expiresAt, secret)}`;
    return { url, expires_at: expiresAt.toISOString() };
  },
});

const file = defineRoute(exportCalls.readExportFile, {
  access: 'public',
  async handle({ params: { id, token }, services, koa }) {
    const secret = await readLinkSecret(services.database.knex, id);
    const row = await readExport(services.database.knex, id);
    if (secret === undefined || row === undefined || !isLinkValid(token, id, secret, services.clock()))
      throw notFound('Export');
    sendFile(koa, row, services);
    return ANSWERED;
  },
});

/** Download an export's file with a session, or with a link for browsers. */
export const exportFileRoutes: readonly Route[] = [download, makeLink, file];

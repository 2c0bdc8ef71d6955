import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { findDownload, orderDownload, type AskedDownload } from '../../commands/exports/orderDownload.js';
import { downloadCalls, type Download } from '../../contract/downloads.js';
import type { DeepReadonly } from '../../contract/types.js';
import { notFound } from '../../errors.js';
import { presentExport } from '../../presenters/exports.js';
import type { ExportRow } from '../../queries/exports/rows.js';
import type { Services } from '../../services.js';
import { sendFile } from '../exports/sendFile.js';

/** What everybody may know: not the warnings, which are for the deck's owner. */
function present(row: ExportRow, { clock }: Pick<Services, 'clock'>): DeepReadonly<{ download: Download }> {
  const { status, progress, file } = presentExport(row, clock());
  return { download: { status, progress, file } };
}

async function requireDownload(services: Services, asked: AskedDownload): Promise<ExportRow> {
  const row = await findDownload(services, asked);
  if (row === undefined) throw notFound('Download');
  return row;
}

const order = defineRoute(downloadCalls.orderDownload, {
  access: 'public',
  handle: async ({ params, query, services, koa }) =>
    present(await orderDownload(services, { ...params, ...query }, koa.ip), services),
});

const read = defineRoute(downloadCalls.readDownload, {
  access: 'public',
  handle: async ({ params, query, services }) =>
    present(await requireDownload(services, { ...params, ...query }), services),
});

const file = defineRoute(downloadCalls.readDownloadFile, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    sendFile(koa, await requireDownload(services, { ...params, ...query }), services);
    return ANSWERED;
  },
});

export const downloadRoutes: readonly Route[] = [order, read, file];

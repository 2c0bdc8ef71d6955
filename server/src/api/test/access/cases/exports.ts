import { OWNER, OWNER_AND_ADMIN, PLAIN, type AccessCase, type AccessCases } from '../AccessCase.js';

/** Not even admins, because the exported deck may have become private. */
const DONE: readonly AccessCase[] = [{ only: OWNER, request: ({ exportId }) => ({ params: { id: exportId } }) }];

export const exportCases: AccessCases = {
  orderExport: [
    {
      of: 'a draft',
      only: OWNER_AND_ADMIN,
      request: async (things) => ({ body: { deck_id: (await things.deck()).id, preset: 'pdf-cards' } }),
    },
    {
      of: 'a published deck',
      request: async (things) => ({ body: { deck_id: (await things.publishedDeck()).id, preset: 'pdf-cards' } }),
    },
  ],
  listExports: PLAIN,
  listExportPresets: PLAIN,
  readExport: DONE,
  watchExport: DONE,
  downloadExport: DONE,
  linkExport: DONE,
  // Anyone who has the link may use it.
  readExportFile: [
    {
      request: async (things) => {
        const answer = await things.clientOf('owner').post(`/api/exports/${things.exportId}/link`);
        const token = answer.json<{ url: string }>().url.replace(/^.*\//, '');
        return { params: { id: things.exportId, token } };
      },
    },
  ],
  cancelExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.waitingExport() } }) }],
  retryExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.cancelledExport() } }) }],
  deleteExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.cancelledExport() } }) }],
};

import { NOBODY, OWNER, OWNER_AND_ADMIN, PLAIN, type AccessCase, type AccessCases } from '../AccessCase.js';

/** Admins may not download exports either, because the exported deck may have become private. */
const DONE: readonly AccessCase[] = [{ only: OWNER, request: ({ exportId }) => ({ params: { id: exportId } }) }];

/** Everybody, if the deck is public and its owner allows it. */
function downloading(unset?: AccessCase['unset'], isOrdered = false): readonly AccessCase[] {
  const deck = (of: string, changes: object, who: Pick<AccessCase, 'only' | 'unset'>): AccessCase => ({
    of,
    ...who,
    request: async (things) => {
      const { id } = await things.deck(changes);
      const address = `/api/decks/public/${id}/downloads/a4/en`;
      if (isOrdered) await things.server.stranger.post(address);
      return { params: { id, paper: 'a4', language: 'en' } };
    },
  });
  return [
    deck(
      'an unlisted deck that may be downloaded',
      { status: 'unlisted', allows_download: true },
      unset === undefined ? {} : { unset },
    ),
    deck('a published deck that may not', { status: 'published' }, { only: NOBODY }),
    deck('a draft that might be', { allows_download: true }, { only: NOBODY }),
  ];
}

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
  orderDownload: downloading(),
  readDownload: downloading(undefined, true),
  // The only worker is busy, so there is no file yet.
  readDownloadFile: downloading(409, true),
  cancelExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.waitingExport() } }) }],
  retryExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.cancelledExport() } }) }],
  deleteExport: [{ only: OWNER, request: async (things) => ({ params: { id: await things.cancelledExport() } }) }],
};

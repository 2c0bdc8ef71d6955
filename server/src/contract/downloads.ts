import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { exported, RANGES } from './exports.js';
import { idParams } from './values.js';

const params = idParams.extend({
  paper: z.enum(['a4', 'letter']),
  language: z.string().max(35).describe('one of the languages of the deck'),
});

const query = z.object({
  card: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('one card by its place in the deck, from 1; all cards by default'),
});

const oneDownload = z.object({ download: exported.pick({ status: true, progress: true, file: true }) });

export type Download = z.output<typeof oneDownload>['download'];

export const downloadCalls = defineCalls('Downloads', {
  orderDownload: {
    method: 'post',
    path: '/api/decks/public/{id}/downloads/{paper}/{language}',
    summary: 'Make the print-and-play PDF of a public deck, if there is none yet',
    description:
      'Only for decks with `allows_download`. The PDF is made once for each version of the deck; later calls answer the same one. With `card`, it holds that card alone.',
    params,
    query,
    response: oneDownload,
  },
  readDownload: {
    method: 'get',
    path: '/api/decks/public/{id}/downloads/{paper}/{language}',
    summary: 'Get the progress of the print-and-play PDF of a public deck',
    params,
    query,
    response: oneDownload,
  },
  readDownloadFile: {
    method: 'get',
    path: '/api/decks/public/{id}/downloads/{paper}/{language}/file',
    summary: 'Download the print-and-play PDF of a public deck; supports ranges',
    params,
    query,
    response: { mediaType: 'application/pdf' },
    otherwise: RANGES,
    problems: [409, 410, 416],
  },
});

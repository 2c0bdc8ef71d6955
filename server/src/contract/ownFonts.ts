import type { OwnFace } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, document, forceQuery, idParams, line, times } from './values.js';

const name = line.min(1).max(200).describe('for lists; designs use the name of the family');

const uploadBody = z.strictObject({
  name,
  data: z.string().min(1).max(15_000_000).describe('a TTF, OTF, WOFF or WOFF2 file in base64'),
  licensed: z.literal(true).describe('confirms that the licence of the font allows this use'),
});

const ownFont = z.object({
  id: z.uuid(),
  name,
  family: z.string(),
  slug: z.string().describe('classes use the font as `font-<slug>`'),
  weight: count.describe('the default of a variable font'),
  italic: z.boolean(),
  weights: z.tuple([count, count]).nullable().describe('the lightest and the heaviest of a variable font'),
  size: count.describe('bytes'),
  faces: z.array(document<OwnFace>('an entry of the font manifest, whose file is the id')),
  ...times,
});

export type OwnFont = z.output<typeof ownFont>;

const oneFont = z.object({ font: ownFont });
const fonts = z.object({
  fonts: z.array(ownFont),
  quota: z.object({ used: count, limit: count }).describe('bytes'),
});
/** The templates and decks that use a font or an icon. */
export const ownUsage = z.object({
  inUse: z.boolean(),
  templates: z.array(z.object({ id: z.uuid(), name: z.string() })),
  decks: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export type OwnUsage = z.output<typeof ownUsage>;

/** `?force=` of routes that change what designs may use. */
export const ownForceQuery = forceQuery.extend({
  force: forceQuery.shape.force.describe('do it even if templates or decks use it'),
});

export const ownFontCalls = defineCalls('Own fonts', {
  listOwnFonts: {
    method: 'get',
    path: '/api/own-fonts',
    summary: 'List your fonts',
    response: fonts,
  },
  uploadOwnFont: {
    method: 'post',
    path: '/api/own-fonts',
    summary: 'Upload a font; a font that you already have is returned as it is',
    body: uploadBody,
    status: 201,
    response: oneFont,
    problems: [409, 413, 415],
  },
  readOwnFontFile: {
    method: 'get',
    path: '/api/own-fonts/{id}/file',
    summary: 'Get the TrueType or OpenType bytes of your font, or of one face of a variable one',
    params: idParams,
    query: z.object({
      face: z.string().max(300).optional().describe('the id of the face, with its weight and other axes'),
    }),
    response: { mediaType: 'font/sfnt' },
  },
  checkOwnFontUsage: {
    method: 'get',
    path: '/api/own-fonts/{id}/check-usage',
    summary: 'List the templates of yours that use the family of your font',
    params: idParams,
    response: ownUsage,
  },
  renameOwnFont: {
    method: 'patch',
    path: '/api/own-fonts/{id}',
    summary: 'Rename your font in lists; its family stays the same',
    params: idParams,
    body: z.strictObject({ name }),
    response: oneFont,
  },
  deleteOwnFont: {
    method: 'delete',
    path: '/api/own-fonts/{id}',
    summary: 'Delete your font; if templates use it, `force` is required',
    params: idParams,
    query: ownForceQuery,
    status: 204,
    problems: [409],
  },
});

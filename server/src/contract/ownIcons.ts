import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { ownForceQuery, ownUsage } from './ownFonts.js';
import { idParams, times } from './values.js';

/** Longer SVGs are pictures. The renderer has the same limit for the icons of a deck. */
const MOST_SVG = 50_000;

const name = z
  .string()
  .trim()
  .toLowerCase()
  .max(40, 'Use at most 40 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens, such as fire-shield.')
  .describe('texts use the icon as [name] or :name:');

const iconBody = z.strictObject({
  name,
  svg: z
    .string()
    .min(1, 'The file is empty. Choose an SVG file.')
    .max(MOST_SVG, `The SVG has more than ${MOST_SVG} characters. Simplify it, or add it as a picture.`),
});

const ownIcon = z.object({ id: z.uuid(), name, svg: z.string(), ...times });

export type OwnIcon = z.output<typeof ownIcon>;

const oneIcon = z.object({ icon: ownIcon });
const icons = z.object({ icons: z.array(ownIcon) });

export const ownIconCalls = defineCalls('Own icons', {
  listOwnIcons: {
    method: 'get',
    path: '/api/own-icons',
    summary: 'List your icons by name',
    response: icons,
  },
  createOwnIcon: {
    method: 'post',
    path: '/api/own-icons',
    summary: 'Add an icon: an SVG, which is cleaned, and a name',
    body: iconBody,
    status: 201,
    response: oneIcon,
    problems: [409, 415],
  },
  checkOwnIconUsage: {
    method: 'get',
    path: '/api/own-icons/{id}/check-usage',
    summary: 'List the templates and decks of yours that use your icon',
    params: idParams,
    response: ownUsage,
  },
  renameOwnIcon: {
    method: 'patch',
    path: '/api/own-icons/{id}',
    summary: 'Rename your icon; if templates or decks use it, `force` is required',
    params: idParams,
    query: ownForceQuery,
    body: z.strictObject({ name }),
    response: oneIcon,
    problems: [409],
  },
  deleteOwnIcon: {
    method: 'delete',
    path: '/api/own-icons/{id}',
    summary: 'Delete your icon; if templates or decks use it, `force` is required',
    params: idParams,
    query: ownForceQuery,
    status: 204,
    problems: [409],
  },
});

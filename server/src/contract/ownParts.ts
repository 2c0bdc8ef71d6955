import type { TemplateItem } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { document, editedVersion, idParams, line, times, version } from './values.js';

const name = line.min(1).max(200);
/** The renderer's template reader validates this. */
const item = document<TemplateItem>('an item of a template, usually a group');

const partBody = z.strictObject({ name, item });

const part = z.object({ id: z.uuid(), name, item, version, ...times });

export type OwnPart = z.output<typeof part>;

const onePart = z.object({ part });
const parts = z.object({ parts: z.array(part) });

export const ownPartCalls = defineCalls('Own parts', {
  listOwnParts: {
    method: 'get',
    path: '/api/own-parts',
    summary: 'List your reusable parts by name',
    response: parts,
  },
  createOwnPart: {
    method: 'post',
    path: '/api/own-parts',
    summary: 'Save a part of a template for use in others',
    body: partBody,
    status: 201,
    response: onePart,
    problems: [409],
  },
  updateOwnPart: {
    method: 'put',
    path: '/api/own-parts/{id}',
    summary: 'Save your part; templates keep their copies until they are updated',
    params: idParams,
    body: partBody.extend({ version: editedVersion }),
    response: onePart,
    problems: [409],
  },
  deleteOwnPart: {
    method: 'delete',
    path: '/api/own-parts/{id}',
    summary: 'Delete your part; templates keep their copies',
    params: idParams,
    status: 204,
  },
});

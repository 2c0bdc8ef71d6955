import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A template of one's own. */
type OwnTemplate = Answer<'GET /api/templates/list'>['templates'][number];

/** A template of a list; official ones name the colour scheme that they were made with. */
export type StoredTemplate = OwnTemplate & { readonly color_scheme_id?: string | null };

const MOST = 500;

export const templateKeys = {
  all: ['templates'],
  own: ['templates', 'own'],
  official: ['templates', 'official'],
  one: (id: string) => ['templates', 'one', id],
} as const;

/** Shared by all members; each front is followed by its back. */
export const officialTemplatesQuery = queryOptions({
  queryKey: templateKeys.official,
  queryFn: ({ signal }) => readAll('GET /api/templates/official', signal),
  staleTime: 600_000,
});

export const ownTemplatesQuery = queryOptions({
  queryKey: templateKeys.own,
  queryFn: ({ signal }) => readAll('GET /api/templates/list', signal),
});

async function readAll(
  address: 'GET /api/templates/official' | 'GET /api/templates/list',
  signal: AbortSignal,
): Promise<readonly StoredTemplate[]> {
  const templates: StoredTemplate[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await call(address, { query: { limit: MOST, cursor }, signal });
    templates.push(...page.templates);
    if (page.next_cursor === null) return templates;
    cursor = page.next_cursor;
  }
}

/** Creates a template as a copy of another one, or of the default one if `draftId` is missing. */
export async function createTemplate(draft: Input<'POST /api/templates/create-from-draft'>['body']) {
  return (await call('POST /api/templates/create-from-draft', { body: draft })).template;
}

export async function duplicateTemplate(id: string, name?: string): Promise<StoredTemplate> {
  const body = name === undefined ? {} : { name };
  return (await call('POST /api/templates/duplicate/{id}', { params: { id }, body })).template;
}

/** A template of one's own, or an official one. @throws ApiError 404 */
export async function readTemplate(id: string, signal?: AbortSignal): Promise<StoredTemplate> {
  return (await call('GET /api/templates/{id}', { params: { id }, signal })).template;
}

export type DesignRequest = Pick<Input<'POST /api/ai/template-design'>['body'], 'brief' | 'ratio' | 'template'>;

/** Designs a template, or a change of one; nothing is stored. @throws ApiError 501 if no AI is configured */
export function designTemplate(body: DesignRequest, signal: AbortSignal) {
  return call('POST /api/ai/template-design', { body, signal });
}

type SavedTemplate = Pick<StoredTemplate, 'id' | 'json_config' | 'name' | 'description' | 'ratio' | 'version'>;

/** Saves one of the member's templates. @throws ApiError 409 `stale-version` if it was saved since */
export async function saveTemplate(template: SavedTemplate): Promise<StoredTemplate> {
  const { id, json_config, name, description, ratio, version } = template;
  const body = { json_config, name, description, ratio, version };
  return (await call('PUT /api/templates/{id}', { params: { id }, body })).template;
}

/** Publishes a new version of an official template. @throws ApiError 409 `stale-version` if somebody has since */
export async function publishTemplate(template: SavedTemplate): Promise<StoredTemplate> {
  const { id, json_config, name, description, ratio, version } = template;
  const body = { json_config, name, description, ratio, version };
  return (await call('PUT /api/admin/templates/{id}', { params: { id }, body })).template;
}

/** The decks that use an official template, and its earlier versions. For admins. */
export const templateHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'template-history', id],
    queryFn: ({ signal }) => call('GET /api/admin/templates/{id}/history', { params: { id }, signal }),
  });

/** Whether decks use a template. If that cannot be found out, it counts as unused. */
export function isTemplateInUse(id: string): Promise<boolean> {
  return call('GET /api/templates/{id}/check-usage', { params: { id } }).then(
    ({ inUse }) => inUse,
    () => false,
  );
}

/** @param force deletes it even if decks use it. @throws ApiError 409 with the `decks` that use it */
export function deleteTemplate(id: string, force = false): Promise<void> {
  return call('DELETE /api/templates/{id}', { params: { id }, ...(force && { query: { force: 'true' } }) });
}

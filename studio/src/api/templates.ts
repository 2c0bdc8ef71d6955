import type { Template } from '@cardwright/renderer';
import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

/** A template as the API returns it. */
export type StoredTemplate = Template & {
  readonly user_id: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** The colour scheme that an official template was designed with. */
  readonly color_scheme_id?: string | null;
};

interface TemplatePage {
  readonly templates: readonly StoredTemplate[];
  readonly next_cursor: string | null;
}

const MOST = 500;

export const templateKeys = {
  all: ['templates'],
  own: ['templates', 'own'],
  official: ['templates', 'official'],
} as const;

/** Shared by all members; each front is followed by its back. */
export const officialTemplatesQuery = queryOptions({
  queryKey: templateKeys.official,
  queryFn: ({ signal }) => readAll('/api/templates/official', signal),
  staleTime: 600_000,
});

export const ownTemplatesQuery = queryOptions({
  queryKey: templateKeys.own,
  queryFn: ({ signal }) => readAll('/api/templates/list', signal),
});

async function readAll(path: string, signal: AbortSignal): Promise<readonly StoredTemplate[]> {
  const templates: StoredTemplate[] = [];
  for (let cursor: string | undefined; ;) {
    const page: TemplatePage = await http.get(path, { query: { limit: MOST, cursor }, signal });
    templates.push(...page.templates);
    if (page.next_cursor === null) return templates;
    cursor = page.next_cursor;
  }
}

/** Creates a template as a copy of another one, or of the default one if `draftId` is missing. */
export async function createTemplate(draft: {
  readonly draftId?: string;
  readonly name: string;
  readonly description?: string;
}): Promise<StoredTemplate> {
  return (await http.post<{ template: StoredTemplate }>('/api/templates/create-from-draft', draft)).template;
}

export async function duplicateTemplate(id: string, name?: string): Promise<StoredTemplate> {
  const body = name === undefined ? {} : { name };
  return (await http.post<{ template: StoredTemplate }>(`/api/templates/duplicate/${id}`, body)).template;
}

/** Saves an own template. @throws ApiError 409 `stale-version` if it was saved since */
export async function saveTemplate(template: StoredTemplate): Promise<StoredTemplate> {
  const { id, json_config, name, description, ratio, version } = template;
  const body = { json_config, name, description, ratio, version };
  return (await http.put<{ template: StoredTemplate }>(`/api/templates/${id}`, body)).template;
}

/** @param force deletes it even if decks use it. @throws ApiError 409 with the `decks` that use it */
export function deleteTemplate(id: string, force = false): Promise<void> {
  return http.delete(`/api/templates/${id}`, force ? { query: { force } } : {});
}

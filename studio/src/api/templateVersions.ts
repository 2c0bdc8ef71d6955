import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { templateKeys } from './templates.js';

/** An earlier version of a template, without its content. */
export type TemplateVersion = Answer<'GET /api/templates/{id}/versions'>['versions'][number];

/** The earlier versions of a template, newest first. */
export function templateVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...templateKeys.one(id), 'versions'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/templates/{id}/versions', { params: { id }, signal })).versions,
    staleTime: 0,
  });
}

/** What a template was in an earlier version. */
export function templateVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...templateKeys.one(id), 'versions', version],
    queryFn: async ({ signal }) =>
      (await call('GET /api/templates/{id}/versions/{version}', { params: { id, version }, signal })).template,
    staleTime: Infinity,
  });
}

import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { forVisitor } from './worldInLanguage.js';

/** A world with its children, in order. */
export type WorldBranch = Answer<'GET /api/worlds/tree'>[number];

export const worldsQuery = queryOptions({
  queryKey: ['worlds'],
  queryFn: async ({ signal }) => (await call('GET /api/worlds', { signal })).worlds.map(forVisitor),
  staleTime: 600_000,
});

export const worldTreeQuery = queryOptions({
  queryKey: ['worlds', 'tree'],
  queryFn: async ({ signal }) => (await call('GET /api/worlds/tree', { signal })).map(branchForVisitor),
  staleTime: 600_000,
});

function branchForVisitor(branch: WorldBranch): WorldBranch {
  return { ...forVisitor(branch), children: branch.children.map(branchForVisitor) };
}

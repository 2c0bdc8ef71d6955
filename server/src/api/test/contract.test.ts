import { describe, expect, it } from 'vitest';
import * as areas from '../../contract/areas.js';
import { deckCalls } from '../../contract/decks.js';
import type { Call } from '../../contract/defineCalls.js';
import { memberCalls } from '../../contract/members.js';
import { allRoutes } from '../../routes/index.js';
import { ANSWERED, defineRoute } from '../defineRoute.js';
import { thingOf } from '../thingOf.js';

/** Areas that routers of their own answer: without sign-in and rate limits, or in Iconify's protocol. */
const { iconCalls: _icons, operationCalls: _operations, ...routed } = areas;

function namesOf(calls: readonly Call[]): string[] {
  return calls.map(({ name }) => name).sort();
}

describe('the contract', () => {
  it('is answered call by call, and nothing else is', () => {
    const calls = Object.values(routed).flatMap((area) => Object.values<Call>(area));
    expect(namesOf(allRoutes)).toEqual(namesOf(calls));
  });

  it('has each name, and each method at each path, once', () => {
    const calls = Object.values(areas).flatMap((area) => Object.values<Call>(area));
    expect(new Set(namesOf(calls)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });

  it('can name what each path leads to', () => {
    for (const { path, params } of allRoutes) if (params !== undefined) expect(thingOf(path), path).not.toBe('Page');
  });

  it('names every parameter of a path in its schema', () => {
    for (const { path, params } of allRoutes) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = params !== undefined && 'shape' in params ? Object.keys(params.shape as object) : [];
      expect(shape, path).toEqual(names);
    }
  });
});

// Checked by the compiler: an expected error that does not occur is an error.
describe('the types of a route', () => {
  it('are those of its call', () => {
    // @ts-expect-error An answer without `deck_id`.
    defineRoute(deckCalls.duplicateDeck, { access: 'member', handle: () => Promise.resolve({}) });
    // @ts-expect-error An answer where there is none.
    defineRoute(deckCalls.restoreDeck, { access: 'member', handle: () => Promise.resolve({ deck_id: '' }) });
    // @ts-expect-error A number among the names of roles.
    defineRoute(memberCalls.readMyRoles, { access: 'member', handle: () => Promise.resolve(['admin', 1]) });
    const told = defineRoute(memberCalls.readMyRoles, { access: 'member', handle: () => Promise.resolve(['admin']) });
    const streamed = defineRoute(memberCalls.exportMe, { access: 'member', handle: () => Promise.resolve(ANSWERED) });
    expect([told.name, streamed.name]).toEqual(['readMyRoles', 'exportMe']);
  });
});

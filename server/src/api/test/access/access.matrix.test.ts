import { afterAll, describe, expect, it } from 'vitest';
import { startExportServer, type ExportServer } from '../../../jobs/test/startExportServer.js';
import { allRoutes } from '../../../routes/index.js';
import { openApiDocument } from '../../openApi.js';
import { lentBrowser } from '../../../testing/lentBrowser.js';
import type { Answer } from '../../../testing/TestClient.js';
import { embeddedDatabase } from '../../../testing/testDatabases.js';
import type { Route } from '../../defineRoute.js';
import type { AccessCase, Request, Verdict } from './AccessCase.js';
import { CALLERS, type CallerName } from './callers.js';
import { accessCases } from './accessCases.js';
import { Things } from './Things.js';
import { paintingTest } from '../../../testing/paintingTest.js';

const document = openApiDocument(allRoutes, 'http://localhost') as { paths: Record<string, Record<string, Operation>> };

interface Operation {
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

const CASES = allRoutes.flatMap((route) =>
  (accessCases[route.name] ?? []).map((each) => ({
    title: each.of === undefined ? route.name : `${route.name}: ${each.of}`,
    route,
    each,
  })),
);

describe('the access matrix', () => {
  it.each(allRoutes.map(({ name }) => name))('covers %s', (name) => {
    expect(Object.keys(accessCases), `Add ${name} to server/src/api/test/access/cases/`).toContain(name);
    expect(accessCases[name]).not.toEqual([]);
  });

  it('covers only existing routes, each once', () => {
    const names = allRoutes.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(accessCases).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(allRoutes.map(({ method, path }) => `${method} ${path}`)).size).toBe(names.length);
  });
});

describe.each(embeddedDatabase)('who may call what, on $name', (database) => {
  let exporting: ExportServer;
  let things: Things;
  paintingTest.beforeAll(async ({ pool }) => {
    exporting = await startExportServer(database, { browser: lentBrowser(pool) });
    things = await Things.prepare(exporting);
  });
  afterAll(() => exporting.server.close());

  describe.each(CASES)('$title', ({ route, each }) => {
    let refused: Promise<Request> | undefined;
    const requestFor = async (caller: CallerName): Promise<Request> => {
      const make = async (): Promise<Request> => (await each.request?.(things, caller)) ?? {};
      // A refused request changes nothing, so refused callers can share an object.
      return expected(route, each, caller) === 'let in' ? make() : (refused ??= make());
    };
    it.each(CALLERS)('%s', async (caller) => {
      const request = await requestFor(caller);
      const client = request.client ?? things.clientOf(caller);
      const answer = await client.send(route.method.toUpperCase(), pathOf(route, request), request.body);
      expect([caller, verdictOf(answer.status, each)], answer.text).toEqual([caller, expected(route, each, caller)]);
      expectDocumented(route, answer);
      expect(answer.headers.get('vary')).toContain('Authorization');
      if (caller !== 'stranger') expect(answer.headers.get('cache-control')).toMatch(cachingOf(route));
    });
  });
});

function pathOf({ path, name }: Route, { params = {}, query = {} }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_place, key: string) => {
    const value = params[key] ?? '';
    if (value === '') throw new Error(`The case of ${name} has no ${key}.`);
    return encodeURIComponent(value);
  });
  return `${filled}?${new URLSearchParams(query).toString()}`;
}

/** The OpenAPI document says that a call may answer with this status, and with these headers. */
function expectDocumented({ path, method, name }: Route, { status, headers }: Answer): void {
  const responses = document.paths[path]?.[method]?.responses ?? {};
  expect(Object.keys(responses), `${name} answers ${status}`).toContain(String(status));
  for (const header of ['WWW-Authenticate', 'Retry-After'])
    if (headers.has(header)) expect(responses[status]?.headers, `${name} sends ${header}`).toHaveProperty(header);
}

/** @returns the status itself if it says nothing about access; no case expects that */
function verdictOf(status: number, { unset }: AccessCase): Verdict | number {
  if (status < 400 || status === unset) return 'let in';
  return ({ 401: 'sign in', 403: 'forbidden', 404: 'hidden' } as const)[status] ?? status;
}

/** A shared cache may keep only what strangers may read as well. */
function cachingOf({ access }: Route): RegExp {
  return access === 'public' ? /^(private|no-store|public, no-cache)/ : /^(private|no-store)/;
}

/** Derived first from the route, then from its case. */
function expected({ access }: Route, { only, others = 'hidden', but = {} }: AccessCase, caller: CallerName): Verdict {
  if (access !== 'public' && caller === 'stranger') return 'sign in';
  if (access === 'admin' && caller !== 'admin') return 'forbidden';
  return but[caller] ?? (only === undefined || only.includes(caller) ? 'let in' : others);
}

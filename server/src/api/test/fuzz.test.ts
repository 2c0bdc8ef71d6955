import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../../routes/index.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import type { TestClient } from '../../testing/TestClient.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { openApiDocument } from '../openApi.js';
import { aCursor } from './aCursor.js';
import { arbitraryFromSchema, JUNK, type JsonSchema } from './arbitraryFromSchema.js';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  readonly requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}

/** Random requests per route, database and caller; set FUZZ_RUNS for more. Failures print their seed. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);

const document = openApiDocument(allRoutes, 'http://localhost') as { paths: Record<string, Record<string, Operation>> };
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: operation.operationId, method, path, operation })),
);

/** Converts any value to a URL part; lone surrogates become the replacement character, as in browsers. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Buffer.from(text).toString();
}

/** Routes with a cursor and without path parameters. */
const LISTS = OPERATIONS.filter(
  ({ path, operation }) => !path.includes('{') && operation.parameters.some(({ name }) => name === 'cursor'),
);

describe.each(embeddedDatabase)('random input on $name', (database) => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(database);
    id = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>().deck.id;
  });
  afterAll(() => server.close());

  const expectFault = async (client: TestClient, method: string, path: string, body?: unknown): Promise<void> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await client.send(method.toUpperCase(), path, text);
    expect(answer.status, `${method} ${path} ${text ?? ''} → ${answer.text}`).toSatisfy(isExpected);
    if (answer.status >= 400) expect(problem.safeParse(answer.json()).error).toBeUndefined();
  };

  it.each(OPERATIONS)('$name never answers 500', async ({ method, path, operation }) => {
    await fc.assert(
      fc.asyncProperty(requestOf(operation), async ({ params, query, body }) => {
        const filled = fillPath(path, params, id);
        const search = new URLSearchParams(
          Object.entries(query).map(([key, value]): [string, string] => [key, asText(value)]),
        );
        for (const client of [server.member, server.admin])
          await expectFault(client, method, `${filled}?${search.toString()}`, body);
      }),
      { numRuns: RUNS },
    );
  });

  // The schema allows any string as a cursor, and most strings are refused at once.
  it.each(LISTS)('$name never answers 500 to a cursor', async ({ method, path }) => {
    await fc.assert(
      fc.asyncProperty(aCursor, (cursor) => expectFault(server.admin, method, `${path}?cursor=${cursor}`)),
      { numRuns: RUNS * 4 },
    );
  });
});

interface Input {
  readonly params: readonly unknown[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function requestOf({ parameters, requestBody }: Operation): fc.Arbitrary<Input> {
  const places = parameters.filter((parameter) => parameter.in === 'path');
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const schema = requestBody?.content['application/json'].schema;
  return fc.record({
    params: fc.tuple(...places.map(() => fc.oneof(fc.uuid(), fc.constant(''), JUNK))),
    query: fc.record(Object.fromEntries(queries.map((each) => [each.name, arbitraryFromSchema(each.schema)])), {
      requiredKeys: [],
    }),
    body: schema === undefined ? fc.constant(undefined) : arbitraryFromSchema(schema),
  });
}

/** @param id an existing id, used for empty parameters */
function fillPath(path: string, params: readonly unknown[], id: string): string {
  const left = [...params];
  return path.replaceAll(/\{\w+\}/g, () => {
    const value = left.shift();
    return encodeURIComponent(value === '' ? id : asText(value)) || '%20';
  });
}

/** Every failure must be the caller's fault or a missing service, never ours. */
function isExpected(status: number): boolean {
  return status < 500 || status === 501;
}

const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().min(3),
  request_id: z.string(),
});

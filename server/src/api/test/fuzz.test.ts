import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../../routes/index.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { openApiDocument } from '../openApi.js';
import { arbitraryFromSchema, JUNK, type JsonSchema } from './arbitraryFromSchema.js';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  readonly requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}

/** Requests of each route; more with FUZZ_RUNS. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);

const document = openApiDocument(allRoutes, 'http://localhost') as { paths: Record<string, Record<string, Operation>> };
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: operation.operationId, method, path, operation })),
);

/** Any value as a part of an address: half characters become the replacement character, as browsers do. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return Buffer.from(text).toString();
}

describe.each(testDatabases)('random input on $name', (database) => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(database);
    id = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>().deck.id;
  });
  afterAll(() => server.close());

  it.each(OPERATIONS)('$name never answers 500', { timeout: 120_000 }, async ({ method, path, operation }) => {
    const places = operation.parameters.filter((parameter) => parameter.in === 'path');
    const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
    const schema = operation.requestBody?.content['application/json'].schema;
    const request = fc.record({
      params: fc.tuple(...places.map(() => fc.oneof(fc.uuid(), fc.constant(''), JUNK))),
      query: fc.record(Object.fromEntries(queries.map((each) => [each.name, arbitraryFromSchema(each.schema)])), {
        requiredKeys: [],
      }),
      body: schema === undefined ? fc.constant(undefined) : arbitraryFromSchema(schema),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ params, query, body }) => {
        let index = 0;
        const filled = path.replaceAll(/\{\w+\}/g, () => {
          const value = params[index];
          index += 1;
          return encodeURIComponent(value === '' ? id : asText(value)) || '%20';
        });
        const search = new URLSearchParams(
          Object.entries(query).map(([key, value]): [string, string] => [key, asText(value)]),
        );
        for (const client of [server.member, server.admin]) {
          const answer = await client.send(
            method.toUpperCase(),
            `${filled}?${search.toString()}`,
            body === undefined ? undefined : JSON.stringify(body),
          );
          expect(
            answer.status,
            `${method} ${filled}?${search.toString()} ${JSON.stringify(body)} → ${answer.text}`,
          ).toSatisfy(isExpected);
          if (answer.status >= 400) expect(problem.safeParse(answer.json()).error).toBeUndefined();
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** Whatever happens is the caller's fault, or a service that is not there; never ours. */
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

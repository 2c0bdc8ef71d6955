import { afterAll, beforeAll, expect, it } from 'vitest';
import { RateLimits } from '../../middleware/rateLimits.js';
import { RATE_LIMITS } from '../../rateLimitTable.js';
import { aFont, anIcon } from '../../testing/aFont.js';
import { jsonReply, startFakeAi, type FakeAi } from '../../testing/fakeAi.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

const [embedded] = embeddedDatabase;
if (embedded === undefined) throw new Error('There is always an embedded database.');

const ONE = { points: 1, seconds: 3_600 };

let fake: FakeAi;
let server: TestServer;
beforeAll(async () => {
  fake = await startFakeAi();
  const limits = new RateLimits(1, { table: { ...RATE_LIMITS, ai: ONE, table: ONE, upload: ONE } });
  const environment = { AI_BASE_URL: fake.url, AI_API_KEY: 'key', AI_MODEL: 'writer' };
  server = await startTestServer(embedded, { environment, limits });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

/** The statuses of requests that one member sends one after the other. */
async function statuses(path: string, bodies: readonly object[]): Promise<number[]> {
  const member = await server.newMember();
  const found: number[] = [];
  for (const body of bodies) found.push((await member.post(path, body)).status);
  return found;
}

it('counts an uploaded font only if it can be kept', async () => {
  const font = await aFont();
  const damaged = await aFont((bytes) => bytes.subarray(0, 500));
  const bodies = [{ ...font, licensed: false }, damaged, font, font];
  expect(await statuses('/api/own-fonts', bodies)).toEqual([422, 415, 201, 429]);
});

it('counts an uploaded icon only if it can be kept', async () => {
  const [icon, empty] = [anIcon('oak'), { ...anIcon('oak'), svg: '' }];
  expect(await statuses('/api/own-icons', [empty, icon, anIcon('elm')])).toEqual([422, 201, 429]);
});

it('counts tables from the moment the server looks at their addresses', async () => {
  const [wrong, secret] = [{ url: 'cards.csv' }, { url: 'https://ada:secret@example.org/cards.csv' }];
  const bodies = [{ url: 7 }, wrong, secret, { url: 'http://127.0.0.1:9/cards.csv' }];
  expect(await statuses('/api/tables/fetch', [...bodies, wrong, bodies[3] ?? {}])).toEqual([
    422, 422, 422, 422, 422, 429,
  ]);
});

it('counts requests to a model only if the model gets them', async () => {
  fake.otherwise(jsonReply({ text: 'Rest.' }));
  const rewrite = { text: 'Rest now.', action: 'shorten' };
  expect(await statuses('/api/ai/rewrite', [{ ...rewrite, action: 'sing' }, {}, rewrite, rewrite])).toEqual([
    422, 422, 200, 429,
  ]);
});

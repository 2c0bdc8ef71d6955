import { startFakeAi, type FakeAi } from '../../../testing/fakeAi.js';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.js';
import { testDatabases } from '../../../testing/testDatabases.js';

/** Starts a server without a log, on the embedded database. */
export function startQuietly(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const [embedded] = testDatabases;
  if (embedded === undefined) throw new Error('There is always an embedded database.');
  return startTestServer(embedded, { environment: { ...environment, LOG_LEVEL: 'silent' } });
}

/** Starts a provider of models and a server that uses it. */
export async function startWithModels(): Promise<{ readonly fake: FakeAi; readonly server: TestServer }> {
  const fake = await startFakeAi();
  const models = { AI_API_KEY: 'key', AI_MODEL: 'writer', AI_IMAGE_MODEL: 'painter' };
  return { fake, server: await startQuietly({ AI_BASE_URL: fake.url, ...models }) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import type { AnswerShape } from '../api/AnswerShape.js';
import { PasswordHasher } from '../auth/embedded/passwords/PasswordHasher.js';
import { decodeHere } from '../images/decoding/decodeHere.js';
import { grantRole } from '../queries/roles.js';
import { readConfig } from '../config.js';
import type { ServiceOptions } from '../createServices.js';
import { RateLimits } from '../middleware/rateLimits.js';
import { createLog } from '../observability/createLog.js';
import { serve } from '../serve.js';
import type { Services } from '../services.js';
import { ANY_WORLD } from './aDeck.js';
import { TestClient } from './TestClient.js';
import type { TestDatabaseKind } from './testDatabases.js';

/** A test sends far more requests from one address than a person would. */
const RATE_FACTOR = 1_000;

export interface TestServer {
  readonly url: string;
  readonly services: Services;
  /** Requests without a session. */
  readonly stranger: TestClient;
  /** Two members and one admin, each signed in. */
  readonly member: TestClient;
  readonly other: TestClient;
  readonly admin: TestClient;
  /** Signs in another member. */
  newMember(email?: string): Promise<TestClient>;
  close(): Promise<void>;
}

interface Options extends ServiceOptions {
  /** Additional settings. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the whole server on a free port with a fresh database; every response is checked against its schema. */
export async function startTestServer(
  kind: Pick<TestDatabaseKind, 'open'>,
  options: Options = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-server-'));
  const database = await kind.open();
  const config = readConfig({
    PORT: '0',
    CARDWRIGHT_DATA: folder,
    EXPORT_WORKERS: '0',
    LOG_LEVEL: 'warn',
    ...options.environment,
  });
  const running = await serve(config, createLog(config.logLevel), {
    database,
    limits: new RateLimits(RATE_FACTOR),
    passwords: new PasswordHasher({ N: 1_024, r: 8, p: 1 }),
    decoder: decodeHere,
    checkAnswer,
    ...options,
  });
  const { services, url } = running;
  let count = 0;
  const newMember = async (email = `member-${(count += 1)}@example.com`): Promise<TestClient> => {
    const password = 'correct horse battery';
    const { id } = await services.accounts.create({ email, password });
    const token = await signIn(url, email, password);
    const client = new TestClient(url, { id, email, token });
    await client.get('/api/decks?limit=1');
    return client;
  };
  const [member, other, admin] = [
    await newMember('member@example.com'),
    await newMember('other@example.com'),
    await newMember('admin@example.com'),
  ];
  await grantRole(database.knex, admin.id, 'admin');
  // Every deck needs a world. It sorts last.
  await database.knex('app.worlds').insert({ slug: ANY_WORLD, name: 'Anywhere', position: '0|zzzzzz:' });
  services.members.forget();
  return {
    url,
    services,
    stranger: new TestClient(url),
    member,
    other,
    admin,
    newMember,
    close: async () => {
      await running.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

/** Fails the test if a response does not match its route's schema. */
function checkAnswer({ response, name, status }: AnswerShape, answer: unknown): void {
  if (response === undefined) expect(answer, `${name} has no response schema`).toBeUndefined();
  else if (!('mediaType' in response)) {
    const json: unknown = JSON.parse(JSON.stringify(answer));
    const parsed = response.safeParse(json);
    if (!parsed.success)
      throw new Error(`${name} (${status ?? 200}) answers what its schema does not say: ${parsed.error.message}`);
    // The schema drops keys that it does not know, so that older clients can read newer servers; the server sends none.
    expect(parsed.data, `${name} answers more than its schema says, or in another form`).toEqual(json);
  }
}

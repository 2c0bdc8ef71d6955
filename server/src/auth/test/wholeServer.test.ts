import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedMails } from '../../testing/storedMails.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { NoSocket } from '../../testing/NoSocket.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('sign-in through the whole server on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const connect = () =>
    createClient<unknown>(server.url, 'anon', {
      auth: { autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: NoSocket },
    });
  const decks = (token: string): Promise<Response> =>
    fetch(`${server.url}/api/decks`, { headers: { Authorization: `Bearer ${token}` } });

  it('accepts the session of the unmodified client until it signs out', async () => {
    const client = connect();
    const { data, error } = await client.auth.signUp({ email: 'whole@example.com', password: PASSWORD });
    expect(error).toBeNull();
    const token = data.session?.access_token ?? '';
    expect((await decks(token)).status).toBe(200);
    expect((await client.auth.getUser()).data.user?.email).toBe('whole@example.com');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getClaims()).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await decks(token)).status).toBe(401);
  });

  it('stores the e-mail with a code that signs in', async () => {
    const client = connect();
    expect((await client.auth.signInWithOtp({ email: 'coded@example.com' })).error).toBeNull();
    const [mail] = await storedMails(server.services.database.knex, 'coded@');
    const token = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await client.auth.verifyOtp({ email: 'coded@example.com', token, type: 'email' })).error).toBeNull();
  });

  it('answers errors in the form that the client expects, not as a problem document', async () => {
    const { error } = await connect().auth.signInWithPassword({ email: 'whole@example.com', password: 'wrong words' });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const unknown = await fetch(`${server.url}/auth/v1/moon`, { method: 'PATCH' });
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

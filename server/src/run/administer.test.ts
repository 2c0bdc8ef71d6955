import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../testing/aDeck.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { embeddedDatabase } from '../testing/testDatabases.js';
import { administer } from './administer.js';

describe.each(embeddedDatabase)('the administration from the shell on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it('lists members and decks, changes one, and writes it down', async () => {
    const { services, member, admin } = server;
    const { deck } = (await member.post('/api/decks', aDeck({ status: 'published' }))).json<{ deck: { id: string } }>();
    expect((await administer(services, 'members', 'other@')).text).toContain('other@example.com');
    expect((await administer(services, 'decks', '')).result).toMatchObject({ decks: [{ id: deck.id }], total: 1 });
    expect((await administer(services, 'jobs', '')).text).toBe('There are no such exports.');
    await administer(services, 'take-down', deck.id);
    expect((await server.stranger.get(`/api/decks/public/${deck.id}`)).status).toBe(404);
    await administer(services, 'suspend', 'Member@example.com');
    expect((await member.get('/api/members/me')).status).toBe(401);
    await administer(services, 'readmit', 'member@example.com');
    expect((await admin.get('/api/admin/actions?sort=created_at')).json()).toMatchObject({
      actions: [
        { actor_name: 'Command line', subject_id: deck.id },
        { subject_id: member.id },
        { subject_id: member.id },
      ],
    });
    await expect(administer(services, 'suspend', 'nobody@example.com')).rejects.toMatchObject({
      code: 'admin.not_found',
    });
    await expect(administer(services, 'suspend', 'admin@example.com')).rejects.toMatchObject({
      code: 'admin.refused',
      message: expect.stringMatching(/last admin/) as string,
    });
    await expect(administer(services, 'unlist', 'Weather')).rejects.toMatchObject({
      message: 'Weather is not the id of a deck.',
      fix: 'List the ids: cardwright admin decks',
    });
    await expect(administer(services, 'retry', '3f1c')).rejects.toMatchObject({
      fix: 'List the ids: cardwright admin jobs',
    });
    await expect(administer(services, 'cancel', deck.id)).rejects.toMatchObject({ code: 'admin.refused' });
  });
});

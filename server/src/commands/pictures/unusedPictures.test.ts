import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKED_COLUMNS } from '../../queries/pictureNames.js';
import { administer } from '../../run/administer.js';
import { picture } from '../../storage/test/pictures.js';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { packJson } from '../decks/packJson.js';

/** Bytes that name no pictures. */
const OTHER_BYTES = ['export_chunks.bytes', 'exports.link_secret', 'own_fonts.bytes', 'own_profiles.bytes'];

describe.each(testDatabases)('unused pictures on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  /** An upload that was written so many days ago. */
  async function upload(folder: string, daysAgo = 100): Promise<{ readonly path: string; readonly url: string }> {
    const { services, member } = server;
    const path = `${member.id}/${folder}/${crypto.randomUUID()}.png`;
    await services.storage.put(path, await picture('png'), { ownerId: member.id });
    await services.database.knex.raw(
      `update app.storage_objects set updated_at = updated_at - make_interval(days => ?) where path = ?`,
      [daysAgo, path],
    );
    return { path, url: services.storage.publicUrl(path) };
  }

  it('are old, and named nowhere in the database: listed first, and deleted on request', async () => {
    const { services, member } = server;
    const { knex } = services.database;
    const unused = await upload('illustrations');
    const recent = await upload('illustrations', 80);
    const [illustration, text, field, avatar, drawn, version, draft] = await Promise.all(
      Array.from({ length: 7 }, () => upload('illustrations')),
    );
    const cards = [
      { illustration: illustration?.url, translations: { en: { title: 'One' } } },
      { fields: { map: field?.url }, translations: { en: { title: 'Two', description: `![](${text?.url})` } } },
    ];
    const made = await member.post('/api/decks', aDeck({ categories: [{ cards }] }));
    const { deck } = made.json<{ deck: { id: string } }>();
    await member.patch('/api/members/me', { avatar_url: avatar?.url });
    const items = [{ id: 'p', kind: 'image', renderType: 'image', classes: '', props: { src: drawn?.url } }];
    const json_config = JSON.stringify({ background: { children: items } });
    await knex('app.templates').insert({ user_id: member.id, name: 'Drawn', json_config });
    const packed = (shown: { readonly url: string } | undefined) =>
      packJson([Buffer.from(JSON.stringify({ illustration: shown?.url }))]);
    await knex('app.deck_versions').insert({
      ...{ deck_id: deck.id, version: 99, saved_at: new Date(), card_count: 1, content: await packed(version) },
    });
    await knex('app.deck_drafts').insert({
      ...{ deck_id: deck.id, user_id: member.id, version: 1, updated_at: new Date(), content: await packed(draft) },
    });

    const report = await administer(services, 'unused-pictures', '');
    expect(report.result).toMatchObject({ count: 1, pictures: [{ path: unused.path }] });
    expect(report.text).toMatch(/1 picture, \d+ bytes, unused$/);
    expect(await services.storage.list(member.id)).toHaveLength(9);

    expect((await administer(services, 'delete-unused-pictures', '')).text).toMatch(/deleted$/);
    const left = (await services.storage.list(member.id)).map(({ path }) => path);
    expect(left).toHaveLength(8);
    expect(left).toContain(recent.path);
    expect(left).not.toContain(unused.path);
    expect((await administer(services, 'unused-pictures', '')).text).toBe(
      'There are no unused pictures older than 90 days.',
    );
  });

  it('are looked for in all columns with bytes that can name one', async () => {
    const { rows } = await server.services.database.knex.raw<{ rows: { name: string }[] }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       where c.table_schema = 'app' and c.data_type = 'bytea' order by 1`,
    );
    const known = [...PACKED_COLUMNS.map((column) => column.join('.')), ...OTHER_BYTES];
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
  });
});

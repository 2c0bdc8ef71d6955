import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnFont, OwnUsage } from '../../contract/ownFonts.js';
import type { OwnIcon } from '../../contract/ownIcons.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { aFont, anIcon } from '../../testing/aFont.js';
import { aTemplate } from '../../testing/aTemplate.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

/** Where the OS/2 table of a font says what embedding is allowed. */
function withEmbedding(bytes: Buffer, fsType: number): Buffer {
  const count = bytes.readUInt16BE(4);
  const entry = Array.from({ length: count }, (_, index) => 12 + 16 * index).find(
    (at) => bytes.toString('latin1', at, at + 4) === 'OS/2',
  );
  if (entry === undefined) throw new Error('The font has no table OS/2.');
  bytes.writeUInt16BE(fsType, bytes.readUInt32BE(entry + 8) + 8);
  return bytes;
}

describe.each(embeddedDatabase)('own fonts and icons on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.admin.post('/api/admin/templates', aTemplate({ name: 'Default', slug: 'default' }));
  });
  afterAll(() => server.close());

  const addFont = async (): Promise<OwnFont> => {
    const answer = await server.member.post('/api/own-fonts', await aFont());
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ font: OwnFont }>().font;
  };
  const addIcon = async (name: string): Promise<OwnIcon> => {
    const answer = await server.member.post('/api/own-icons', anIcon(name));
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ icon: OwnIcon }>().icon;
  };
  const addTemplate = async (item: object): Promise<string> => {
    const made = await server.member.post('/api/templates/create-from-draft', { name: 'Mine' });
    const { template } = made.json<{ template: { id: string; json_config: object } }>();
    const sections = [{ id: 's', height: '100%', heightPercent: 100, classes: '', children: [item] }];
    const change = { name: 'Mine', description: '', ratio: '2:3', json_config: { ...template.json_config, sections } };
    const saved = await server.member.put(`/api/templates/${template.id}`, change);
    expect(saved.status, saved.text).toBe(200);
    return template.id;
  };

  it('keeps a font once, and gives its bytes to its owner', async () => {
    const font = await addFont();
    expect(font).toMatchObject({ family: 'Caprasimo', slug: 'caprasimo', weight: 400, italic: false });
    expect((await addFont()).id).toBe(font.id);
    const { fonts, quota } = (await server.member.get('/api/own-fonts')).json<{ fonts: OwnFont[]; quota: object }>();
    expect([fonts.map(({ id }) => id), quota]).toEqual([[font.id], { used: font.size, limit: 60_000_000 }]);
    const path = `/api/own-fonts/${font.id}`;
    const file = await server.member.get(`${path}/file`);
    expect([file.headers.get('content-type'), Number(file.headers.get('content-length'))]).toEqual([
      'font/sfnt',
      font.size,
    ]);
    expect((await server.other.get(`${path}/file`)).status).toBe(404);
    expect((await server.member.patch(path, { name: 'Headings' })).json()).toMatchObject({
      font: { name: 'Headings' },
    });
    expect((await server.member.delete(path)).status).toBe(204);
  });

  it('refuses fonts that are damaged, must not be embedded, or are not licensed', async () => {
    const post = async (change: (bytes: Buffer) => Uint8Array, more = {}) =>
      server.member.post('/api/own-fonts', { ...(await aFont(change)), ...more });
    expect((await post((bytes) => bytes.subarray(0, 500))).status).toBe(415);
    expect((await post(() => Buffer.from('<svg/>'))).status).toBe(415);
    const restricted = await post((bytes) => withEmbedding(bytes, 2));
    expect(restricted.status).toBe(422);
    expect(restricted.text).toContain('its maker does not allow embedding');
    expect((await post((bytes) => bytes, { licensed: false })).status).toBe(422);
    expect((await post(() => Buffer.alloc(10_500_000))).status).toBe(413);
    expect((await server.member.get('/api/own-fonts')).json<{ fonts: OwnFont[] }>().fonts).toEqual([]);
  });

  it('does not delete a font that templates use, unless forced', async () => {
    const font = await addFont();
    const text = { id: 't', kind: 'title', renderType: 'text', classes: 'font-[Caprasimo] text-lg' };
    const template = await addTemplate(text);
    const path = `/api/own-fonts/${font.id}`;
    expect((await server.member.get(`${path}/check-usage`)).json<OwnUsage>()).toEqual({
      inUse: true,
      templates: [{ id: template, name: 'Mine' }],
      decks: [],
    });
    const refused = await server.member.delete(path);
    expect([refused.status, refused.json().detail]).toEqual([409, 'The font is used by "Mine".']);
    expect((await server.member.delete(`${path}?force=true`)).status).toBe(204);
  });

  it('cleans icons, and knows the templates and decks that use them', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script/><path d="M0 0h9v9z"/></svg>';
    const made = await server.member.post('/api/own-icons', { name: 'Mana', svg });
    const { icon } = made.json<{ icon: OwnIcon }>();
    expect(icon).toMatchObject({ name: 'mana' });
    expect(icon.svg).not.toMatch(/script|onload/);
    expect((await server.member.post('/api/own-icons', anIcon('mana'))).status).toBe(409);
    expect((await server.member.post('/api/own-icons', anIcon('not a name'))).status).toBe(422);
    expect((await server.member.post('/api/own-icons', { name: 'x', svg: 'not an svg' })).status).toBe(415);
    const problemOf = async (svg: string): Promise<string> => {
      const answer = await server.member.post('/api/own-icons', { name: 'x', svg });
      return JSON.stringify(answer.json());
    };
    expect(await problemOf('not an svg')).toContain('The file is not an SVG.');
    expect(await problemOf('')).toContain('The file is empty.');
    expect(await problemOf(`<svg>${' '.repeat(50_000)}</svg>`)).toContain('The SVG has more than 50000 characters.');
    const path = `/api/own-icons/${icon.id}`;
    expect((await server.member.get(`${path}/check-usage`)).json<OwnUsage>().inUse).toBe(false);
    const card = { translations: { en: { title: 'Pay', description: 'Pay [mana].' } } };
    const categories = [{ translations: { en: { title: 'All' } }, cards: [card] }];
    const deck = await server.member.post('/api/decks', aDeck({ categories }));
    const { id } = deck.json<{ deck: StoredDeck }>().deck;
    expect((await server.member.get(`${path}/check-usage`)).json<OwnUsage>().decks.map((used) => used.id)).toEqual([
      id,
    ]);
    expect((await server.member.patch(path, { name: 'crystal' })).status).toBe(409);
    expect((await server.member.patch(`${path}?force=true`, { name: 'crystal' })).status).toBe(200);
    expect((await server.member.delete(path)).status).toBe(204);
  });

  it('takes no icon for a word in brackets when a deck is imported', async () => {
    await addIcon('ruby');
    const cards = [{ translations: { en: { title: 'Pay [ruby] and :ruby:, not [rubi]' } } }];
    const answer = await server.member.post('/api/decks/import', aDeck({ categories: [{ translations: {}, cards }] }));
    const { warnings } = answer.json<{ warnings: { code: string; message: string }[] }>();
    const ofTokens = warnings.filter(({ code }) => code === 'text.token' || code === 'text.unknown_icon');
    expect(ofTokens.map(({ message }) => message)).toEqual([expect.stringContaining('"[rubi]"')]);
  });

  it('counts a template that shows an icon', async () => {
    const icon = await addIcon('shield');
    const template = await addTemplate({ id: 'i', kind: 'icon', renderType: 'icon', props: { icon: 'shield' } });
    const { templates } = (await server.member.get(`/api/own-icons/${icon.id}/check-usage`)).json<OwnUsage>();
    expect(templates.map(({ id }) => id)).toEqual([template]);
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../testing/aDeck.js';
import { lentBrowser } from '../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { embeddedDatabase } from '../testing/testDatabases.js';
import { paintingTest } from '../testing/paintingTest.js';

const SECRET = 'Confidential';
const texts = (title: string): object => ({
  en: { title, description: 'Long', short_description: 'Cost $& "quotes" <b>', tags: ['one', 'two'] },
});

describe.each(embeddedDatabase)('pages without script on $name', (database) => {
  let server: TestServer;
  const create = async (status: string, title = '</script><b>$1 & Co'): Promise<string> =>
    (await server.member.post('/api/decks', aDeck({ status, translations: texts(title) }))).json<{ deck: StoredDeck }>()
      .deck.id;
  const open = (path: string) => server.stranger.get(path, { 'Sec-Fetch-Dest': 'document' });
  paintingTest.beforeAll(async ({ pool }) => {
    server = await startTestServer(database, { browser: lentBrowser(pool) });
  });
  afterAll(() => server.close());

  it('begins Explore without a shelf as long as there are no decks', async () => {
    expect((await open('/explore')).text).toMatch(/<div class="shelf" style="" hidden>/);
  });

  it('describes a public deck, with its texts as text', async () => {
    const id = await create('published');
    const { status, text } = await open(`/explore/decks/${id}`);
    const address = `${server.services.config.publicUrl}/explore/decks/${id}`;
    expect(status).toBe(200);
    expect(text).toContain('<title>&lt;/script&gt;&lt;b&gt;$1 &amp; Co · Cardwright</title>');
    expect(text).toContain('<meta name="description" content="Cost $&amp; &quot;quotes&quot; &lt;b&gt;" />');
    expect(text).toContain(`<link rel="canonical" href="${address}" />`);
    expect(text).toMatch(new RegExp(`property="og:image" content="http[^"]+/api/decks/public/${id}/social"`));
    expect(text).not.toContain('noindex');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ name: '</script><b>$1 & Co', keywords: 'one, two', url: address });
  });

  it('names no author if the maker has given no name', async () => {
    const description = (title: string) => ({ en: { title, description: 'Long' } });
    const made = aDeck({ status: 'published', translations: description('Nameless') });
    const { deck } = (await server.other.post('/api/decks', made)).json<{ deck: StoredDeck }>();
    const rename = (display_name: string) => server.other.patch('/api/members/me', { display_name });
    await rename('Ada');
    expect((await open(`/explore/decks/${deck.id}`)).text).toContain('content="A deck of 3 cards by Ada: play');
    await rename('');
    const { text } = await open(`/explore/decks/${deck.id}`);
    expect(text).toContain('content="A deck of 3 cards: play');
    expect(text).not.toContain('"author"');
  });

  it('shows the name and the first card of a deck before its scripts run, and what other pages begin with', async () => {
    const id = await create('published');
    const deck = (await server.stranger.get(`/api/decks/public/${id}`)).json<{
      deck: StoredDeck & { updated_at: string };
    }>().deck;
    const { text } = await open(`/explore/decks/${id}`);
    expect(text).toContain('<p class="title" lang="en" dir="auto">&lt;/script&gt;&lt;b&gt;$1 &amp; Co</p>');
    // The very address that the page asks for, so that the browser has it already.
    const card = deck.categories[0]?.cards[0]?.id ?? '';
    const version = Date.parse(deck.updated_at).toString(36);
    expect(text).toContain(
      `src="/api/decks/public/${id}/cards/${card}/front?language=en&amp;v=${version}&amp;width=640"`,
    );
    const german = await server.stranger.get(`/explore/decks/${id}`, {
      'Sec-Fetch-Dest': 'document',
      'Accept-Language': 'de',
    });
    expect(german.text).toContain(`/cards/${card}/front?language=de&amp;v=`);
    const brazilian = { title: 'Chuva', description: 'Longa' };
    const made = aDeck({ status: 'published', translations: { ...texts('Rain'), 'pt-BR': brazilian } });
    const rain = (await server.member.post('/api/decks', made)).json<{ deck: StoredDeck }>().deck;
    const regional = { 'Sec-Fetch-Dest': 'document', 'Accept-Language': 'pt-BR,pt;q=0.9' };
    expect((await server.stranger.get(`/explore/decks/${rain.id}`, regional)).text).toContain(
      '<p class="title" lang="pt-BR" dir="auto">Chuva</p>',
    );
    expect((await open('/')).text).toContain('id="first"');
    const { shelves } = (await server.stranger.get('/api/decks/public/shelves?decks=1')).json<{
      shelves: { world: { name: string }; decks: { id: string }[] }[];
    }>();
    const explore = (await open('/explore')).text;
    expect(explore).toContain(`<p class="name">${shelves[0]?.world.name}</p>`);
    expect(explore).toContain(`src="/api/decks/public/${shelves[0]?.decks[0]?.id}/cover?language=en&amp;v=`);
    // A filter begins with something else.
    for (const path of ['/explore?tag=one', '/about', `/explore/decks/${id}?language=de`])
      expect((await open(path)).text).not.toContain('id="first"');
  });

  it('describes the pages about the product, and each entry of the changelog', async () => {
    const { publicUrl } = server.services.config;
    for (const path of ['/', '/about', '/updates', '/waitlist'])
      expect((await open(path)).text).toContain(`<link rel="canonical" href="${publicUrl}${path}" />`);
    const body = 'Now **five** & more, see [the list](/list).\n\nThe rest.';
    const update = { title: 'Five <new> sizes', slug: 'five', body, tags: ['print'] };
    const publish = (published_at: string, slug: string) =>
      server.admin.post('/api/admin/updates', { ...update, slug, published_at });
    expect((await publish('2026-01-01T00:00:00.000Z', 'five')).status).toBe(201);
    expect((await publish('2999-01-01T00:00:00.000Z', 'later')).status).toBe(201);
    const { text } = await open('/updates/five');
    expect(text).toContain('<title>Five &lt;new&gt; sizes · Cardwright</title>');
    expect(text).toContain('<meta name="description" content="Now five &amp; more, see the list." />');
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/updates/five" />`);
    expect((await open('/updates/later')).status).toBe(404);
  });

  it('invites to a table, which search engines must not list', async () => {
    const { status, text } = await open('/play/table/MOSS-2741');
    expect(status).toBe(200);
    expect(text).toContain('<title>A table to play at · Cardwright</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('answers 404 for pages that the studio does not have, and for no other', async () => {
    for (const path of [
      '/nowhere',
      '/nowhere.html',
      '/explore/decks/1',
      '/play',
      '/play/random/1',
      '/d/1',
      '/login2',
    ]) {
      const { status, text } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<title>Not found · Cardwright</title>');
    }
    const routes = await readFile(new URL('../../../studio/src/app/routes.tsx', import.meta.url), 'utf8');
    const paths = [...routes.matchAll(/path: '([a-z/-]+)'/g)].map(([, path = '']) => path);
    expect(paths).toContain('settings/profile');
    const belowDev = ['components', 'template-builder-shell'];
    for (const path of ['Explore/', ...paths.filter((each) => !belowDev.includes(each))])
      expect([path, (await open(`/${path}`)).status]).toEqual([path, 200]);
  });

  it('draws the picture of a link preview', async () => {
    const id = await create('unlisted');
    const response = await fetch(`${server.url}/api/decks/public/${id}/social`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  it('keeps unlisted decks out of search engines, and drafts out of everything', async () => {
    const [draft, unlisted] = [await create('draft', SECRET), await create('unlisted')];
    expect((await open(`/explore/decks/${unlisted}`)).text).toContain('<meta name="robots" content="noindex" />');
    for (const path of [
      `/explore/decks/${draft}`,
      `/play/random/${draft}`,
      `/explore/decks/${draft.toUpperCase()}`,
      `/api/decks/public/${draft}/play`,
      `/api/decks/public/${draft}/social`,
    ]) {
      const { status, text } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain(SECRET);
    }
    const { text } = await open('/sitemap.xml');
    expect(text).not.toContain(draft);
    expect(text).not.toContain(unlisted);
  });

  it('lists public decks in the sitemap, which robots.txt names', async () => {
    const id = await create('early-access');
    const { text, headers } = await open('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    expect(text).toContain(`/explore/decks/${id}</loc><lastmod>`);
    expect((await open('/robots.txt')).text).toContain('/sitemap.xml');
  });

  it('lets other sites embed only the play page', async () => {
    const id = await create('published');
    const frames = async (path: string): Promise<string | undefined> =>
      /frame-ancestors [^;]+/.exec((await open(path)).headers.get('content-security-policy') ?? '')?.[0];
    expect(await frames(`/play/random/${id}`)).toBe('frame-ancestors *');
    for (const path of [`/explore/decks/${id}`, '/', '/login'])
      expect(await frames(path)).toBe("frame-ancestors 'none'");
  });

  it('answers a report, which only admins read', async () => {
    const id = await create('published', 'Reported');
    const report = { reason: 'copyright', details: 'Mine', email: 'a@example.com' };
    expect((await server.stranger.post(`/api/decks/public/${id}/report`, report)).status).toBe(202);
    expect((await server.stranger.post(`/api/decks/public/${id}/report`, { reason: 'dull' })).status).toBe(422);
    const { reports } = (await server.admin.get('/api/admin/reports')).json<{ reports: { deck_title: string }[] }>();
    expect(reports[0]).toMatchObject({ ...report, deck_id: id, deck_title: 'Reported' });
  });

  it('draws a card in a language that only the card has', async () => {
    const id = await create('published');
    const { deck } = (await server.stranger.get(`/api/decks/public/${id}`)).json<{ deck: StoredDeck }>();
    const card = deck.categories[0]?.cards[0]?.id ?? '';
    const draw = async (language: string): Promise<string> => {
      const face = await fetch(
        `${server.url}/api/decks/public/${id}/cards/${card}/front?language=${language}&width=320`,
      );
      expect(face.status).toBe(200);
      return Buffer.from(await face.arrayBuffer()).toString('base64');
    };
    const [english, german, french] = [await draw('en'), await draw('de'), await draw('fr')];
    expect(german).not.toBe(english);
    expect(french).toBe(english);
  });

  it('gives a player the ids of all cards, without their texts', async () => {
    const id = await create('published', 'Played');
    const manifest = (await server.stranger.get(`/api/decks/public/${id}/manifest`)).json();
    expect(manifest).toMatchObject({ name: 'Played', start_url: `/play/random/${id}`, scope: '/play/' });
    expect((await open(`/play/random/${id}`)).text).toContain(`rel="manifest" href="/api/decks/public/${id}/manifest"`);
    const { deck } = (await server.stranger.get(`/api/decks/public/${id}/play`)).json<{
      deck: { cards: [string, number][] };
    }>();
    expect(deck).toMatchObject({ id, translations: { en: { title: 'Played' } }, ratio: '2.5:3.5' });
    // Only its cards have German texts.
    expect(deck).toMatchObject({ languages: ['en', 'de'] });
    expect(deck.cards.map(([, category]) => category)).toEqual([0, 0, 1]);
  });
});

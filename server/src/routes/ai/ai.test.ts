import { deckFileSchema } from '@cardwright/renderer';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, jsonReply, systemOf, type FakeAi } from '../../testing/fakeAi.js';
import { type TestServer } from '../../testing/startTestServer.js';
import { INJECTION, ideas, draftCard, draft, IDEAS, DRAFT, REWRITE, WRITERS } from './testing/aiRequests.js';
import { startQuietly, startWithModels } from './testing/startWithModels.js';

describe('with models', () => {
  let fake: FakeAi;
  let server: TestServer;
  beforeAll(async () => {
    ({ fake, server } = await startWithModels());
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  beforeEach(() => fake.reset());

  it('lists the available tools', async () => {
    expect((await server.member.get('/api/ai')).json()).toEqual({
      text: { configured: true, model: 'writer' },
      pictures: { provider: 'ai', model: 'painter' },
      search_query: { by: 'ai' },
    });
    expect((await server.stranger.get('/api/ai')).status).toBe(401);
  });

  it.each(WRITERS)('%s answers 502 for failures, and refuses strangers', async (path, body) => {
    expect((await server.stranger.post(path, body)).status).toBe(401);
    expect(fake.calls).toHaveLength(0);
    fake.otherwise({ text: '', refusal: 'No.' });
    const answer = await server.member.post(path, body);
    expect(answer.json()).toMatchObject({
      type: '/problems/upstream',
      status: 502,
      detail: expect.stringMatching(/declines/) as string,
    });
  });

  it.each(WRITERS)('%s gives up on nonsense after asking twice', async (path, body) => {
    fake.otherwise({ text: '¯\\_(ツ)_/¯ '.repeat(400) });
    expect((await server.member.post(path, body)).status).toBe(502);
    expect(fake.calls).toHaveLength(2);
  });

  it('hangs up at the provider when the caller leaves', async () => {
    fake.otherwise({ hang: true });
    const caller = new AbortController();
    const answer = fetch(new URL('/api/ai/rewrite', server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.member.session?.token ?? ''}` },
      body: JSON.stringify(REWRITE),
      signal: caller.signal,
    });
    const call = await fake.called(1);
    caller.abort();
    await expect(answer).rejects.toThrow(/abort/);
    await call.closed;
    expect(fake.calls).toHaveLength(1);
  });

  describe('search words', () => {
    it('are the model’s', async () => {
      fake.next({ text: '"stormy lighthouse"' });
      const answer = await server.member.post('/api/ai/search-query', { cardTitle: 'Lamp' });
      expect(answer.json()).toEqual({ query: 'stormy lighthouse' });
    });
  });

  describe('card ideas', () => {
    it('come in every language, sorted and with icons', async () => {
      fake.next(ideas('Fog horn', 'Lens'));
      const { cards } = (await server.member.post('/api/ai/card-ideas', IDEAS)).json<{ cards: object[] }>();
      expect(cards).toHaveLength(2);
      expect(cards[0]).toMatchObject({
        category: 'Tools',
        icon: 'lucide:lamp',
        translations: { en: { title: 'Fog horn' }, de: { title: 'Fog horn de' } },
      });
    });

    it('never repeat a title, though the model does', async () => {
      fake.next(ideas('fog  HORN!', 'Lens', 'Lens', 'Oil'));
      const answer = await server.member.post('/api/ai/card-ideas', { ...IDEAS, existing_titles: ['Fog horn'] });
      const titles = answer
        .json<{ cards: { translations: Record<string, { title: string }> }[] }>()
        .cards.map(({ translations }) => translations.en?.title);
      expect(titles).toEqual(['Lens', 'Oil']);
    });

    it('are requested again if most are missing', async () => {
      fake.next(ideas(), ideas('Lens', 'Oil'));
      expect((await server.member.post('/api/ai/card-ideas', IDEAS)).status).toBe(200);
      expect(systemOf(fake.calls[1])).toMatch(/Only 0 of 2 cards/);
    });

    it('keep to their task, whatever the brief says', async () => {
      fake.otherwise(ideas('Lens', 'Oil'));
      await server.member.post('/api/ai/card-ideas', IDEAS);
      await server.member.post('/api/ai/card-ideas', { ...IDEAS, brief: INJECTION, existing_titles: [INJECTION] });
      expect(systemOf(fake.calls[1])).toBe(systemOf(fake.calls[0]));
      const call = fake.calls[1];
      if (call === undefined) throw new Error('There was no call.');
      expect(call.body.messages?.[1]?.content.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
      expect(dataOf(call).brief).toBe(INJECTION);
    });

    it.each([
      { brief: '' },
      { brief: 'x'.repeat(4_001) },
      { count: 31 },
      { languages: [] },
      { languages: ['no language'] },
    ])('are refused for %o', async (change) => {
      expect((await server.member.post('/api/ai/card-ideas', { ...IDEAS, ...change })).status).toBe(422);
      expect(fake.calls).toHaveLength(0);
    });
  });

  describe('a drafted deck', () => {
    it('imports as it is', async () => {
      fake.next(jsonReply(draft));
      const answer = await server.member.post('/api/ai/deck-draft', DRAFT);
      const { deck } = answer.json<{ deck: object }>();
      expect(deckFileSchema.safeParse(deck).success).toBe(true);
      const imported = await server.member.post('/api/decks/import', deck);
      expect(imported.status).toBe(201);
      const { warnings } = imported.json<{ warnings: { code?: string; path: string }[] }>();
      // Content that the design does not show has a code; a draft names no world.
      expect(warnings.filter(({ code }) => code === undefined).map(({ path }) => path)).toEqual(['world_id']);
    });

    it('has no more than the requested number of cards, all with titles', async () => {
      const untitled = { ...draft, categories: [{ ...draft.categories[0], cards: [{ ...draftCard, title: ' ' }] }] };
      fake.next(jsonReply(untitled), jsonReply({ ...draft, categories: [...draft.categories, ...draft.categories] }));
      const { deck } = (await server.member.post('/api/ai/deck-draft', DRAFT)).json<{
        deck: { categories: object[] };
      }>();
      expect(deck.categories).toHaveLength(1);
      expect(systemOf(fake.calls[1])).toContain('Every card needs a title');
    });

    it('is bounded', async () => {
      const tooMuch = { ...DRAFT, categories: 12, cards_per_category: 15 };
      expect((await server.member.post('/api/ai/deck-draft', tooMuch)).status).toBe(422);
    });
  });

  describe('a picture', () => {
    const red = () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer();

    it('is drawn from a card and stored in the caller’s folder', async () => {
      fake.next({ picture: await red() });
      const body = { card: { title: 'Lamp', text: '**Bright** :sun:' }, style: 'woodcut', width: 128, height: 192 };
      const answer = await server.member.post('/api/ai/picture', body);
      expect(answer.status).toBe(201);
      const { url, path, provider } = answer.json<{ url: string; path: string; provider: string }>();
      expect([provider, path.startsWith(`${server.member.id}/ai/`)]).toEqual(['ai', true]);
      expect(fake.calls[0]?.body.prompt).toMatch(/woodcut[^]*Lamp\. Bright/);
      const stored = await fetch(new URL(new URL(url).pathname, server.url));
      expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({
        format: 'webp',
        width: 128,
        height: 192,
      });
    });

    it.each([{}, { prompt: ' ' }, { card: {} }, { prompt: 'x', width: 5_000 }, { prompt: 'x', height: 1 }])(
      'is refused for %o',
      async (body) => {
        expect((await server.member.post('/api/ai/picture', body)).status).toBe(422);
      },
    );

    it('is not stored if the model fails', async () => {
      fake.otherwise({ status: 400 });
      expect((await server.other.post('/api/ai/picture', { prompt: 'a lamp' })).status).toBe(502);
      expect((await server.other.get('/api/uploads')).json<{ uploads: object[] }>().uploads).toEqual([]);
    });
  });
});

describe('without models', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startQuietly();
  });
  afterAll(() => server.close());

  it.each(WRITERS)('%s names the missing settings to admins only', async (path, body) => {
    const refused = await server.member.post(path, body);
    expect(refused.json()).toMatchObject({
      type: '/problems/not-configured',
      status: 501,
      detail: 'AI writing is not set up on this server. Ask the administrator.',
    });
    expect(refused.text).not.toContain('AI_BASE_URL');
    expect((await server.admin.post(path, body)).json()).toMatchObject({
      type: '/problems/not-configured',
      errors: [{ fix: expect.stringContaining('AI_BASE_URL') as string }],
    });
  });

  it('finds search words by rules', async () => {
    const answer = await server.member.post('/api/ai/search-query', { cardTitle: 'The old lighthouse' });
    expect(answer.json<{ query: string }>().query).toContain('lighthouse');
    expect((await server.member.post('/api/ai/search-query', {})).status).toBe(422);
  });

  it('draws by rules', async () => {
    const answer = await server.member.post('/api/ai/picture', { prompt: 'a lighthouse', width: 128, height: 128 });
    expect(answer.json()).toMatchObject({ provider: 'procedural', width: 128 });
    expect((await server.member.get('/api/ai')).json()).toMatchObject({
      text: { configured: false },
      pictures: { provider: 'procedural' },
    });
  });
});

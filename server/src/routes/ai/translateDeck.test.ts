import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { dataOf, jsonReply, startFakeAi, type AiCall, type AiReply, type FakeAi } from '../../testing/fakeAi.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Outcome {
  version: number;
  translated: number;
  overtaken: number;
  failed: { entity: string; id: string; field: string; reason: string }[];
  outdated: { id: string; field: string }[];
}

/** A good translation: the first word gets a language prefix, everything else stays. */
function translateAll(call: AiCall): AiReply {
  return jsonReply({ texts: dataOf(call).texts.map(({ id, text }) => ({ id, text: mark(text) })) });
}

function mark(text: string): string {
  return text
    .split('\n')
    .map((line) => (/\w/.test(line) ? `${line} fr` : line))
    .join('\n');
}

describe.each(embeddedDatabase)('translating a deck on $name', (database) => {
  let fake: FakeAi;
  let server: TestServer;
  beforeAll(async () => {
    fake = await startFakeAi();
    const environment = { AI_BASE_URL: fake.url, AI_MODEL: 'writer', LOG_LEVEL: 'silent' };
    server = await startTestServer(database, { environment });
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.reset();
    fake.otherwise(translateAll);
  });

  const create = async (changes: object = {}): Promise<StoredDeck> =>
    (await server.member.post('/api/decks', aDeck(changes))).json<{ deck: StoredDeck }>().deck;
  const read = async (id: string): Promise<StoredDeck> =>
    (await server.member.get(`/api/decks/${id}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck;
  const translate = async (id: string, body: object = {}): Promise<Outcome> => {
    const answer = await server.member.post(`/api/decks/${id}/translate`, { language: 'fr', ...body });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<Outcome>();
  };
  const sent = (): string[] => fake.calls.flatMap((call) => dataOf(call).texts.map(({ text }) => text));

  it('translates everything once, as one new version, and leaves the rest as it is', async () => {
    const deck = await create();
    const outcome = await translate(deck.id);
    expect(outcome).toMatchObject({
      version: deck.version + 1,
      translated: 10,
      overtaken: 0,
      failed: [],
      outdated: [],
    });
    const after = await read(deck.id);
    expect(after.translations.fr).toMatchObject({
      title: 'Terrible weather fr',
      tags: ['weather fr'],
      language_code: 'fr',
    });
    const [hail, hailBefore] = [after.categories[0]?.cards[1], deck.categories[0]?.cards[1]];
    expect(hail?.translations.fr?.description).toBe('Ice. fr\n\n- big fr\n- small fr');
    expect({ ...hail, translations: 0, updated_at: 0 }).toEqual({ ...hailBefore, translations: 0, updated_at: 0 });
    expect(after.translations.de).toEqual(deck.translations.de);

    fake.reset();
    expect(await translate(deck.id)).toMatchObject({ version: after.version, translated: 0 });
    expect(fake.calls).toHaveLength(0);
  });

  it('translates missing and changed texts, but never what a person wrote or edited', async () => {
    const deck = await create();
    await translate(deck.id);
    const made = await read(deck.id);
    const change = (texts: Record<string, string> | undefined, title: string) => ({ ...texts, title });
    const [storms, sunshine] = made.categories;
    const categories = [
      // The source changed, and a person edited the translation.
      {
        ...storms,
        translations: { en: change(storms?.translations.en, 'Gales'), fr: change(storms?.translations.fr, 'Tempêtes') },
      },
      { ...sunshine, translations: { ...sunshine?.translations, en: change(sunshine?.translations.en, 'Sun') } },
    ];
    await server.member.patch(`/api/decks/${deck.id}`, { categories, version: made.version });
    fake.reset();
    fake.otherwise(translateAll);
    expect(await translate(deck.id)).toMatchObject({ translated: 1, outdated: [{ id: storms?.id, field: 'title' }] });
    expect(sent()).toEqual(['Sun']);
    const after = await read(deck.id);
    expect(after.categories.map(({ translations }) => translations.fr?.title)).toEqual(['Tempêtes', 'Sun fr']);
    // The German texts are a person's, without a recorded source.
    expect((await translate(deck.id, { language: 'de' })).translated).toBe(10 - 3);
    expect((await read(deck.id)).translations.de?.title).toBe('Mieses Wetter');
    expect((await translate(deck.id, { texts: 'all' })).translated).toBe(10);
  });

  it('sends the glossary, and what the deck is about, as data', async () => {
    const { id } = await create();
    await translate(id, { glossary: [{ term: 'Hail', translation: 'Grêle' }] });
    const [call] = fake.calls;
    expect(call && dataOf(call)).toMatchObject({ glossary: [{ term: 'Hail' }], about: 'Terrible weather: Rain' });
  });

  it('keeps the results of one batch when another fails', async () => {
    const cards = Array.from({ length: 25 }, (_, index) => ({ translations: { en: { title: `Card ${index}` } } }));
    const { id } = await create({ categories: [{ translations: { en: { title: 'Many' } }, cards }] });
    fake.otherwise((call) =>
      dataOf(call).texts.some(({ text }) => text === 'Card 24') ? { status: 400 } : translateAll(call),
    );
    const outcome = await translate(id);
    expect(outcome.translated).toBe(20);
    expect(outcome.failed).toHaveLength(10);
    expect(outcome.failed[0]).toMatchObject({ entity: 'card', field: 'title' });
    fake.otherwise(translateAll);
    expect(await translate(id)).toMatchObject({ translated: 10, failed: [] });
  });

  it('saves nothing if nothing was translated', async () => {
    const deck = await create();
    fake.otherwise({ status: 401 });
    expect((await server.member.post(`/api/decks/${deck.id}/translate`, { language: 'fr' })).status).toBe(502);
    expect((await read(deck.id)).version).toBe(deck.version);
  });

  it('leaves out texts whose marks were not kept', async () => {
    const texts = { title: 'Pay 3 :coin:', description: '# {{title}}\n\nSee [this](https://example.com).' };
    const { id } = await create({
      categories: [{ translations: { en: { title: 'One' } }, cards: [{ translations: { en: texts } }] }],
    });
    fake.otherwise((call) =>
      jsonReply({
        texts: dataOf(call).texts.map(({ id: key, text }) => ({
          id: key,
          text: mark(text).replace(':coin:', ':pièce:').replace('example.com', 'evil.example'),
        })),
      }),
    );
    const { failed } = await translate(id);
    expect(failed.map(({ field }) => field).sort()).toEqual(['description', 'title']);
    const [card] = (await read(id)).categories[0]?.cards ?? [];
    expect(card?.translations.fr).toBeUndefined();
  });

  it('merges its work into what others saved in the meantime', async () => {
    const deck = await create();
    const meanwhile = async (call: AiCall): Promise<AiReply> => {
      const translations = { ...deck.translations, en: { ...deck.translations.en, title: 'Lovely weather' } };
      await server.member.patch(`/api/decks/${deck.id}`, { translations, icon: 'lucide:sun' });
      return translateAll(call);
    };
    fake.next(meanwhile);
    expect(await translate(deck.id)).toMatchObject({ version: deck.version + 2, translated: 9, overtaken: 1 });
    const after = await read(deck.id);
    expect([after.icon, after.translations.en?.title, after.translations.fr?.title]).toEqual([
      'lucide:sun',
      'Lovely weather',
      '',
    ]);
    expect(after.translations.fr?.description).toBe('For days **indoors**. fr');
  });

  it('reports progress as events', async () => {
    const { id } = await create();
    const accept = { Accept: 'text/event-stream' };
    const answer = await server.member.send('POST', `/api/decks/${id}/translate`, { language: 'fr' }, accept);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = answer.text.trim().split('\n\n');
    expect(events[0]).toBe('event: progress\ndata: {"done":10,"failed":0,"total":10}');
    expect(events.at(-1)).toMatch(/^event: done\ndata: .*"translated":10/);
    fake.otherwise({ status: 401 });
    const failing = await server.member.send('POST', `/api/decks/${id}/translate`, { language: 'it' }, accept);
    expect(failing.text).toMatch(/event: problem\ndata: .*\/problems\/upstream/);
  });

  it('stops when the caller leaves, and saves nothing', async () => {
    const deck = await create();
    fake.otherwise({ hang: true });
    const caller = new AbortController();
    const answer = fetch(new URL(`/api/decks/${deck.id}/translate`, server.url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        Authorization: `Bearer ${server.member.session?.token ?? ''}`,
      },
      body: JSON.stringify({ language: 'fr' }),
      signal: caller.signal,
    }).then((response) => response.text());
    const call = await fake.called(1);
    caller.abort();
    await expect(answer).rejects.toThrow(/abort/);
    await call.closed;
    expect((await read(deck.id)).version).toBe(deck.version);
  });

  it.each([
    [{ language: 'en' }, 422],
    [{ language: 'not a language' }, 422],
    [{}, 422],
    [{ language: 'fr', texts: 'some' }, 422],
    [{ language: 'fr', version: 99 }, 409],
  ])('refuses %o', async (body, status) => {
    const { id } = await create();
    expect((await server.member.post(`/api/decks/${id}/translate`, body)).status).toBe(status);
    expect(fake.calls).toHaveLength(0);
  });

  it('is only for the owner and admins', async () => {
    const { id } = await create();
    const path = `/api/decks/${id}/translate`;
    expect((await server.stranger.post(path, { language: 'fr' })).status).toBe(401);
    expect((await server.other.post(path, { language: 'fr' })).status).toBe(404);
    expect(fake.calls).toHaveLength(0);
    expect((await server.admin.post(path, { language: 'fr' })).status).toBe(200);
  });
});

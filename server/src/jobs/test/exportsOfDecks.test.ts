import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { anIcon } from '../../testing/aFont.js';
import { aPreset, aProfile } from '../../testing/aPreset.js';
import { aTemplate } from '../../testing/aTemplate.js';
import { lentBrowser } from '../../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { exportEvents, hasEnded, waitFor, type ShownExport } from './exportEvents.js';
import { tinyDeck } from './tinyDeck.js';
import { paintingTest } from '../../testing/paintingTest.js';

describe.each(testDatabases)('exports of decks on $name', (kind) => {
  let server: TestServer;
  paintingTest.beforeAll(async ({ pool }) => {
    server = await startTestServer(kind, { browser: lentBrowser(pool), environment: { EXPORT_WORKERS: '1' } });
  });
  afterAll(() => server.close());

  /** A template that shows the deck's illustration. */
  const pictured = (illustration: string): object => {
    const template = aTemplate({ name: 'Picture' });
    const image = { id: 'image', kind: 'deck_illustration', renderType: 'image', classes: 'w-full h-full' };
    const background = { classes: 'bg-paper', children: [image] };
    const config = { ...(template.json_config as object), background };
    return { templates: { front: { ...template, json_config: config } }, illustration };
  };
  const newDeck = async (changes: object = {}): Promise<string> => {
    const answer = await server.member.post('/api/decks', tinyDeck(changes));
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ deck: { id: string } }>().deck.id;
  };
  const order = async (changes: object, deckId?: string): Promise<ShownExport> => {
    const body = { deck_id: deckId ?? (await newDeck()), ...changes };
    const answer = await server.member.post('/api/exports', body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ export: ShownExport }>().export;
  };
  const bytesOf = async (id: string): Promise<Uint8Array> => {
    const { url } = (await server.member.post(`/api/exports/${id}/link`)).json<{ url: string }>();
    return new Uint8Array(await (await fetch(new URL(url, server.url))).arrayBuffer());
  };

  it('makes a PDF and reports each step', async () => {
    const { id } = await order({ preset: 'pdf-cards', options: { bleed: '3mm' } });
    const shares: number[] = [];
    let last: ShownExport | undefined;
    for await (const { export: state } of exportEvents(server.member, id)) {
      shares.push(state.progress.share);
      last = state;
    }
    expect(last).toMatchObject({
      status: 'done',
      error: null,
      file: { name: 'tiny-weather-pdf-cards.pdf', media_type: 'application/pdf' },
    });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const document = await PDFDocument.load(await bytesOf(id));
    // Three copies of one card, front and back.
    expect(document.getPageCount()).toBe(6);
    expect(document.getTitle()).toBe('Tiny weather');
  });

  it('zips several languages', async () => {
    const { id } = await order({ preset: 'home-a4', languages: ['en', 'de'], cards: '1' });
    const state = await waitFor(server.member, id, hasEnded);
    expect(state.file).toMatchObject({ name: 'tiny-weather-home-a4.zip', media_type: 'application/zip' });
    const files = unzipSync(await bytesOf(id));
    expect(Object.keys(files)).toEqual(['tiny-weather-home-a4-en.pdf', 'kleines-wetter-home-a4-de.pdf']);
    for (const bytes of Object.values(files)) expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  });

  it('draws the member’s own templates and pictures', async () => {
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c02010' } })
      .png()
      .toBuffer();
    const path = `${server.member.id}/6f1c2b7e-52a4-4c4e-9d0b-1f4f4d3a2b10.png`;
    await server.services.storage.put(path, picture, { ownerId: server.member.id });
    const illustration = new URL(server.services.storage.publicUrl(path)).pathname;
    const deckId = await newDeck(pictured(illustration));
    const { id } = await order({ preset: 'zip', options: { dpi: 72, side: 'front' } }, deckId);
    const state = await waitFor(server.member, id, hasEnded);
    expect(state).toMatchObject({ status: 'done' });
    const [png] = Object.entries(unzipSync(await bytesOf(id))).filter(([name]) => name.endsWith('.png'));
    const { dominant } = await sharp(Buffer.from(png?.[1] ?? [])).stats();
    expect(dominant.r - dominant.b).toBeGreaterThan(100);
  });

  it('refuses faces with missing parts, and names the card, side and reason', async () => {
    const forbidden = ['http://127.0.0.1:1/x.png', 'http://169.254.169.254/latest', 'etc/passwd', 'gone.png'];
    for (const illustration of forbidden) {
      const deckId = await newDeck(pictured(illustration));
      const { id } = await order({ preset: 'pdf-cards' }, deckId);
      const state = await waitFor(server.member, id, hasEnded);
      expect([illustration, state.status]).toEqual([illustration, 'failed']);
      expect(state.error).toMatch(/^One face lacks a picture or an icon/);
      expect(state.problems[0]).toMatchObject({
        path: 'card 1 “Thunder” (front, en)',
        cards: [{ number: 1, title: 'Thunder' }],
        side: 'front',
        place_mm: expect.objectContaining({ x: expect.any(Number) as number }) as object,
      });
      expect(JSON.stringify(state)).not.toMatch(/\/tmp|node_modules|ENOENT|ECONN/);
    }
  });

  it('tells what the check found with the file, and makes none if that is as severe as fail_on', async () => {
    const { id } = await order({ preset: 'pdf-cards', cards: '1', options: { size: 'tarot' } });
    const { status, problems } = await waitFor(server.member, id, hasEnded);
    expect([status, problems.length]).toEqual(['done', expect.any(Number)]);
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'warning', code: 'template.ratio' }));
    const strict = await order({ preset: 'pdf-cards', cards: '1', options: { size: 'tarot', fail_on: 'warning' } });
    const refused = await waitFor(server.member, strict.id, hasEnded);
    expect(refused).toMatchObject({ status: 'failed', file: null });
    expect(refused.problems.map(({ message }) => message)).toEqual(problems.map(({ message }) => message));
    expect(refused.error).toContain('as severe as fail_on');
  });

  it('knows the icons of the owner when it checks the texts', async () => {
    await server.member.post('/api/own-icons', anIcon('gem'));
    const cards = [{ translations: { en: { title: 'Pay [gem] and :gem:, not [germ]' } } }];
    const deckId = await newDeck({ categories: [{ translations: {}, cards }] });
    const { problems } = await waitFor(server.member, (await order({ preset: 'pdf-cards' }, deckId)).id, hasEnded);
    const printed = problems.map(({ message }) => message).filter((message) => message.includes('with its brackets'));
    expect(new Set(printed)).toEqual(new Set(['Title: "[germ]" is printed with its brackets.']));
  });

  it('uses the member’s own preset, stock and colour profile, and nobody else’s', async () => {
    const add = async (path: string, body: object): Promise<string> => {
      const answer = await server.member.post(path, body);
      expect(answer.status, answer.text).toBe(201);
      return Object.values(answer.json<Record<string, { id: string }>>())[0]?.id ?? '';
    };
    const stock = { slug: 'a4', name: 'Board', widthMm: 150, heightMm: 120 };
    const sheet = { ...aPreset('my-shop'), product: 'pdf-sheets', sheet: { sheet: stock, duplex: 'none' } };
    const preset = await add('/api/own-presets', sheet);
    const profile = await add('/api/own-profiles', await aProfile('SWOP_TR003_coated.icc'));
    const fault = async (changes: object): Promise<unknown> => {
      const answer = await server.member.post('/api/exports', { deck_id: await newDeck(), ...changes });
      return answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path;
    };
    // The vendor's own profile may take the place of ours.
    expect(await fault({ preset: 'drivethrucards', cards: '1', options: { output_profile: profile } })).toBeUndefined();
    const options = { paper: preset, pdf_standard: 'x4', output_profile: profile };
    const { id } = await order({ preset, cards: '1', options });
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'swop_tr003_Coated.icc' };
    const named = await add('/api/own-presets', { ...aPreset('press'), color });
    const screen = { preset: named, cards: '1', options: { pdf_standard: 'none' } };
    expect([await fault({ preset: named, cards: '1' }), await fault(screen)]).toEqual([undefined, undefined]);
    // What is deleted after the order is used all the same.
    await server.member.delete(`/api/own-presets/${preset}`);
    await server.member.delete(`/api/own-profiles/${profile}`);
    const state = await waitFor(server.member, id, hasEnded);
    expect([state.error, state.file?.name]).toEqual([null, 'tiny-weather-my-shop.pdf']);
    const { jobs } = (await server.admin.get('/api/admin/jobs')).json<{ jobs: { id: string; preset: string }[] }>();
    expect(jobs.find((job) => job.id === id)?.preset).toBe('Corner print shop');
    const document = await PDFDocument.load(await bytesOf(id));
    const { width, height } = document.getPage(0).getSize();
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([150, 120]);
    const intents = document.context.lookup(document.catalog.get(PDFName.of('OutputIntents')), PDFArray);
    expect(intents.lookup(0, PDFDict).lookup(PDFName.of('Info'), PDFHexString).decodeText()).toContain('SWOP');
    expect(await fault({ preset })).toBe('preset');
    expect(await fault({ preset: 'pdf-cards', options: { ...options, paper: undefined } })).toBe(
      'options.output_profile',
    );
  });

  it('takes lengths as texts, and every calibration that the studio offers', async () => {
    const options = { gap: '10pt', calibration: { x_mm: -50, y_mm: 50 } };
    const { id, options: stored } = await order({ preset: 'home-a4', cards: '1', options });
    expect(stored).toEqual({ gap: (10 * 25.4) / 72, calibration: { x_mm: -50, y_mm: 50, scale: 1 } });
    expect((await waitFor(server.member, id, hasEnded)).status).toBe('done');
  });

  it('refuses impossible exports with the path, before they are queued', async () => {
    const deckId = await newDeck();
    const fault = async (changes: object): Promise<unknown[]> => {
      const answer = await server.member.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards', ...changes });
      const { errors } = answer.json<{ errors?: { path: string; message: string }[] }>();
      return [answer.status, errors?.[0]?.path];
    };
    expect(await fault({ preset: 'pdf-crads' })).toEqual([422, 'preset']);
    expect(await fault({ languages: ['fr'] })).toEqual([422, 'languages']);
    expect(await fault({ cards: '7' })).toEqual([422, 'cards']);
    expect(await fault({ options: { size: 'postage' } })).toEqual([422, 'options.size']);
    expect(await fault({ options: { marks: 'ticks' } })).toEqual([422, 'options.marks']);
    expect(await fault({ options: { color_bar: true } })).toEqual([422, 'options.color_bar']);
    expect(await fault({ options: { bleed: '36px' } })).toEqual([422, 'options.bleed']);
    expect(await fault({ options: { out: '/etc/x' } })).toEqual([422, 'options.out']);
    expect(await fault({ preset: 'pdf-sheets', options: { paper: '/etc/stock.json' } })).toEqual([
      422,
      'options.paper',
    ]);
    expect(await fault({ preset: 'pdf-sheets', options: { calibration: 'x.json' } })).toEqual([
      422,
      'options.calibration',
    ]);
    expect(await fault({ preset: 'drivethrucards', options: { ink_limit: 300 } })).toEqual([422, 'options.ink_limit']);
    expect(await fault({ preset: 'pdf-sheets', options: { columns: 1e9 } })).toEqual([422, 'options.columns']);
    expect(await fault({ preset: 'home-a4', options: { columns: 9 } })).toEqual([422, 'options.columns']);
    expect(await fault({ preset: 'home-a4', options: { rows: 9 } })).toEqual([422, 'options.rows']);
    expect(await fault({ preset: 'home-a4', options: { paper: '60x60mm' } })).toEqual([422, 'options.paper']);
  });
});

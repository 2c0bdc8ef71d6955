import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { RasterCache } from '../cache/RasterCache.js';
import { colorScene, noPictures } from '../pdf/testing/printFixtures.js';
import type { ZipCard } from '../zip/types.js';
import { it } from '../testing/paintingTest.js';
import { packPlay } from './packPlay.js';
import type { PlayFormat, PlayOptions, PlaySource } from './types.js';

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

const ADDRESS = 'https://cards.example/öl';
const [red, green, blue] = [colorScene('#ff0000'), colorScene('#00ff00'), colorScene('#0000ff')];
const cards: ZipCard[] = [
  { number: 1, title: 'Lamp & <Öl>', front: { scene: red }, back: { scene: blue }, copies: 3 },
  { number: 2, title: '', front: { scene: green }, back: { scene: blue } },
  { number: 3, title: 'Lamp & <Öl>', front: { scene: red }, back: { scene: blue } },
];
const sourceOf = (all: readonly ZipCard[], backs: PlaySource['backs'] = all.map(() => 'blue')): PlaySource => ({
  backs,
  cards: async function* (places = all.map((_, place) => place)) {
    for (const place of places) yield await Promise.resolve(all[place] as ZipCard);
  },
});

async function pack(
  format: PlayFormat,
  source: PlaySource = sourceOf(cards),
  more: Partial<PlayOptions> = {},
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const size = { widthMm: 63.5, heightMm: 88.9, shape: 'rectangle' } as const;
  const deck = { title: 'Öl & <Licht>', identity: 'oil de poker-us', language: 'de', ...size, address: ADDRESS };
  const credits = ['Font X, OFL-1.1'];
  const options = { format, deck, dpi: 72, quality: 95, pictures: noPictures, credits, ...more };
  for await (const chunk of packPlay(source, options, pool)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function unpack(format: PlayFormat, source?: PlaySource) {
  const files = unzipSync(await pack(format, source));
  const json = (path: string): unknown => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
  return { files, json };
}

/** The colours at the centres of a picture's cells, as three bits: red is 100. */
async function colors(bytes: Uint8Array | undefined, columns = 1, rows = 1): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: columns * rows }, (_, cell) => {
    const x = Math.floor((((cell % columns) + 0.5) / columns) * info.width);
    const y = Math.floor(((Math.floor(cell / columns) + 0.5) / rows) * info.height);
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 1 : 0)).join('');
  });
}

interface Saved {
  readonly ObjectStates: readonly {
    readonly Name: string;
    readonly DeckIDs?: readonly number[];
    readonly CustomDeck: Readonly<
      Record<string, Record<'FaceURL' | 'BackURL', string> & { readonly UniqueBack: boolean }>
    >;
    readonly ContainedObjects?: readonly {
      readonly CardID: number;
      readonly Nickname: string;
      readonly GUID: string;
    }[];
  }[];
}

describe('packPlay', () => {
  it('saves an object of Tabletop Simulator with every copy, and sheets that its addresses name', async () => {
    const { files, json } = await unpack('tts');
    const { ObjectStates } = json('deck.json') as Saved;
    const [deck] = ObjectStates;
    expect(deck?.DeckIDs).toEqual([100, 100, 100, 101, 102]);
    expect(deck?.ContainedObjects?.map(({ CardID }) => CardID)).toEqual(deck?.DeckIDs);
    expect(deck?.ContainedObjects?.map(({ Nickname }) => Nickname)).toEqual([
      ...Array<string>(3).fill('Lamp & <Öl>'),
      'Karte 2',
      'Lamp & <Öl>',
    ]);
    expect(new Set(deck?.ContainedObjects?.map(({ GUID }) => GUID)).size).toBe(5);
    const { FaceURL = '', BackURL = '', UniqueBack } = deck?.CustomDeck[1] ?? {};
    const fileAt = (url: string) => files[url.slice(ADDRESS.length + 1)];
    expect(UniqueBack).toBe(false);
    expect(await colors(fileAt(FaceURL), 3)).toEqual(['100', '010', '100']);
    expect(await colors(fileAt(BackURL))).toEqual(['001']);
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Saved Objects');
    const thumbnail = await sharp(files['deck.png']).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(thumbnail.info).toMatchObject({ width: 256, height: 256 });
    // The first card stands upright in it, with nothing beside it.
    const at = (x: number) => [...thumbnail.data.subarray((128 * 256 + x) * 4, (128 * 256 + x) * 4 + 4)];
    expect([at(128), at(4)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('makes a single card of Tabletop Simulator where a deck has only one', async () => {
    const single = cards.slice(1, 2);
    const { json } = await unpack('tts', sourceOf(single));
    expect((json('deck.json') as Saved).ObjectStates).toMatchObject([{ Name: 'CardCustom', CardID: 100 }]);
  });

  it('keeps the order of the deck in Tabletop Simulator where backs alternate', async () => {
    const backs = [blue, red];
    const alternating = Array.from({ length: 6 }, (_, place): ZipCard => {
      const back = backs[place % 2] ?? blue;
      return { number: place + 1, title: `Card ${place + 1}`, front: { scene: green }, back: { scene: back } };
    });
    const source = sourceOf(
      alternating,
      alternating.map((_, place) => `${place % 2}`),
    );
    const { json } = await unpack('tts', source);
    const [stack] = (json('deck.json') as Saved).ObjectStates;
    expect(stack?.DeckIDs).toEqual([100, 200, 101, 201, 102, 202]);
    expect(stack?.ContainedObjects?.map(({ Nickname }) => Nickname)).toEqual(alternating.map(({ title }) => title));
  });

  it('gives backs sheets of their own where cards have many different ones', async () => {
    const many = Array.from({ length: 10 }, (_, place): ZipCard => {
      const [front, back] = place % 2 === 0 ? [red, blue] : [green, red];
      return { number: place + 1, title: `${place}`, front: { scene: front }, back: { scene: back } };
    });
    const { files, json } = await unpack(
      'tts',
      sourceOf(
        many,
        many.map((_, place) => `${place}`),
      ),
    );
    const { CustomDeck = {} } = (json('deck.json') as Saved).ObjectStates[0] ?? {};
    const { BackURL = '', UniqueBack } = CustomDeck[1] ?? {};
    expect(UniqueBack).toBe(true);
    const backs = await colors(files[BackURL.slice(ADDRESS.length + 1)], 10);
    expect(backs).toEqual(Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? '001' : '100')));
  });

  it('makes a package of Tabletop Playground whose templates name its textures', async () => {
    const { files, json } = await unpack('tabletop-playground');
    const path = Object.keys(files).find((name) => name.startsWith('Templates/')) ?? '';
    const template = json(path) as Record<string, unknown>;
    expect(template).toMatchObject({
      Type: 'Card',
      BackIndex: -2,
      NumHorizontal: 3,
      NumVertical: 1,
      Width: 6.35,
      Height: 8.89,
      Indices: [0, 0, 0, 1, 2],
    });
    expect(template.GUID).toMatch(/^[0-9A-F]{32}$/);
    expect(path).toBe(`Templates/${String(template.GUID)}.json`);
    expect(await colors(files[`Textures/${String(template.FrontTexture)}`], 3)).toEqual(['100', '010', '100']);
    expect(await colors(files[`Textures/${String(template.BackTexture)}`])).toEqual(['001']);
    expect(json('manifest.json')).toMatchObject({ Name: 'Öl & <Licht>' });
  });

  it('fills a room of VirtualTabletop with pictures under their checksums', async () => {
    const { files, json } = await unpack('virtual-tabletop');
    const { _meta: meta, ...widgets } = json('0.json') as Record<string, Record<string, unknown>>;
    expect(meta).toMatchObject({ version: 17, info: { name: 'Öl & <Licht>', attribution: 'Font X, OFL-1.1' } });
    const types = Object.values(widgets.deck?.cardTypes as Record<string, { image: string; back: string }>);
    expect(await Promise.all(types.map(({ image }) => colors(files[image.slice(1)])))).toEqual([
      ['100'],
      ['010'],
      ['100'],
    ]);
    for (const [path, bytes] of Object.entries(files).filter(([name]) => name.startsWith('assets/')))
      expect(path).toBe(`assets/${crc32(bytes) | 0}_${bytes.length}`);
    const drawn = Object.entries(widgets).filter(([, { type }]) => type === 'card');
    expect(drawn.map(([, { cardType }]) => cardType)).toEqual(['T1', 'T1', 'T1', 'T2', 'T3']);
    for (const [id, widget] of Object.entries(widgets)) {
      expect(widget.id).toBe(id);
      if (typeof widget.parent === 'string') expect(widgets).toHaveProperty(widget.parent);
    }
  });

  it.each([
    ['tts', 2],
    ['virtual-tabletop', 3],
    ['offline-player', 3],
  ] as const)('%s: tells how many pictures there are, %i', async (format, count) => {
    const told: number[] = [];
    await pack(format, sourceOf(cards), { onPictures: (each) => told.push(each) });
    expect(told).toEqual([count]);
  });

  it.each(['tts', 'virtual-tabletop', 'offline-player'] as const)(
    '%s: takes every face that was painted before from the cache',
    async (format) => {
      const folder = temporaryFolder();
      const open = () => new RasterCache({ folder, fontBytes: () => Promise.reject(new Error('There is no text.')) });
      const paint = vi.spyOn(pool, 'paint');
      onTestFinished(() => paint.mockRestore());
      const first = await pack(format, sourceOf(cards), { cache: open() });
      const painted = paint.mock.calls.length;
      const second = await pack(format, sourceOf(cards), { cache: open() });
      expect(painted).toBeGreaterThan(2);
      expect(paint.mock.calls.length).toBe(painted);
      expect(second.equals(first)).toBe(true);
    },
  );

  it('names every picture that PlayingCards.io shows', async () => {
    const { files, json } = await unpack('playingcards-io');
    const widgets = json('widgets.json') as Record<string, unknown>[];
    const deck = widgets.find(({ type }) => type === 'cardDeck');
    const pictures = Object.values(deck?.cardTypes as Record<string, Record<'image' | 'back', string>>);
    for (const { image, back } of pictures)
      for (const address of [image, back]) expect(files).toHaveProperty([address.replace('package://', '')]);
    expect(widgets.filter(({ type }) => type === 'card')).toHaveLength(5);
  });

  it('defines a game of Card Game Simulator, in which equal cards are one', async () => {
    const { files, json } = await unpack('card-game-simulator');
    const all = json('AllCards.json') as { id: string; copies: number }[];
    expect(json('cgs.json')).toMatchObject({
      name: 'Öl & <Licht>',
      cardImageUrl: `${ADDRESS}/cards/{cardId}.{cardImageFileType}`,
      cardSize: { x: 2.5, y: 3.5 },
    });
    expect(all.map(({ copies }) => copies)).toEqual([4, 1]);
    expect(await Promise.all(all.map(({ id }) => colors(files[`cards/${id}.jpg`])))).toEqual([['100'], ['010']]);
    const { cardBackImageUrl } = json('cgs.json') as { cardBackImageUrl: string };
    expect(await colors(files[cardBackImageUrl.slice(ADDRESS.length + 1)])).toEqual(['001']);
  });

  it('writes a page that holds each picture once and lets no title break out', async () => {
    const page = (await pack('offline-player')).toString();
    const pictures = [...page.matchAll(/pictures\.push\("data:image\/jpeg;base64,([^"]+)"\)/g)];
    expect(await Promise.all(pictures.map(([, data = '']) => colors(Buffer.from(data, 'base64'))))).toEqual([
      ['100'],
      ['001'],
      ['010'],
    ]);
    const [, list = ''] = /const cards = (.*);\n/.exec(page) ?? [];
    expect(list).not.toContain('<');
    expect(JSON.parse(list)).toMatchObject([
      { title: 'Lamp & <Öl>', front: 0, back: 1, copies: 3 },
      { title: 'Karte 2', front: 2, back: 1 },
      { front: 0, back: 1 },
    ]);
    expect(page).toContain('<html lang="de" dir="ltr">');
    expect(page).toContain('>Umdrehen</button>');
    expect(page).toContain('<title lang="de">Öl &amp; &lt;Licht&gt;</title>');
    expect(page).not.toMatch(/(?:src|href)="http/);
    expect(page).toContain(`--ratio: ${63.5 / 88.9};`);
    expect(page).not.toMatch(/%\w+%/);
  });

  it('refuses a deck without cards', async () => {
    await expect(pack('tts', sourceOf([]))).rejects.toMatchObject({ code: 'play.empty' });
  });
});

import { describe, expect } from 'vitest';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { colorScene, noPictures } from '../pdf/testing/printFixtures.js';
import type { ZipCard } from '../zip/types.js';
import { it } from '../testing/paintingTest.js';
import { packPlay } from './packPlay.js';
import { PackageFiles } from './testing/packageFiles.js';
import { readCardGameSimulator } from './testing/readCardGameSimulator.js';
import { readPlayingCardsIo } from './testing/readPlayingCardsIo.js';
import { readTabletopPlayground } from './testing/readTabletopPlayground.js';
import { readTabletopSimulator } from './testing/readTabletopSimulator.js';
import { readVirtualTabletop } from './testing/readVirtualTabletop.js';
import type { PlayDeck, PlayFormat } from './types.js';

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

const ADDRESS = 'https://cards.example/%C3%B6l';
const READERS = {
  tts: (files: PackageFiles) => readTabletopSimulator(files, ADDRESS),
  'tabletop-playground': readTabletopPlayground,
  'virtual-tabletop': readVirtualTabletop,
  'playingcards-io': readPlayingCardsIo,
  'card-game-simulator': (files: PackageFiles) => readCardGameSimulator(files, ADDRESS),
} as const satisfies Partial<Record<PlayFormat, (files: PackageFiles) => Promise<readonly string[]>>>;
type Packed = keyof typeof READERS;

const inks = [
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#888888',
  '#222222',
  '#ffffff',
  '#000000',
];
const scenes = inks.map((ink) => colorScene(ink));
const sceneAt = (index: number) => scenes[index % scenes.length] ?? colorScene('#000000');
/** @param backs which back each card has; undefined for none */
const deckOf = (count: number, back: (index: number) => number | undefined, copies = 1): ZipCard[] =>
  Array.from({ length: count }, (_, index) => {
    const own = back(index);
    return {
      number: index + 1,
      title: `Ü${index + 1} „天“ <&>\nשלום`,
      front: { scene: sceneAt(index) },
      ...(own !== undefined && { back: { scene: sceneAt(own) } }),
      copies,
    };
  });

const POKER = { widthMm: 63.5, heightMm: 88.9 };
const DECKS: Readonly<Record<string, { readonly cards: readonly ZipCard[]; readonly size?: typeof POKER }>> = {
  'one card': { cards: deckOf(1, () => 1) },
  'one card without a back': { cards: deckOf(1, () => undefined) },
  'copies of two cards': { cards: deckOf(2, () => 2, 3) },
  'two backs': { cards: deckOf(5, (index) => index % 2) },
  'a back on some cards only': { cards: deckOf(4, (index) => (index < 2 ? 3 : undefined)) },
  'a back for each card': { cards: deckOf(10, (index) => index + 1) },
  'more cards than two sheets take': { cards: deckOf(150, () => 1) },
  tarot: { cards: deckOf(3, () => 1), size: { widthMm: 70, heightMm: 121 } },
  landscape: { cards: deckOf(3, () => 1), size: { widthMm: 88.9, heightMm: 63.5 } },
  square: { cards: deckOf(3, () => 1), size: { widthMm: 70, heightMm: 70 } },
};

async function pack(format: Packed, cards: readonly ZipCard[], size: typeof POKER): Promise<PackageFiles> {
  const deck: PlayDeck = {
    title: 'Öl & <Licht> 光',
    identity: 'oil de poker-us',
    language: 'de',
    ...size,
    shape: 'rectangle',
    address: ADDRESS,
  };
  const source = {
    backs: cards.map(({ back }) => (back === undefined ? null : `${scenes.indexOf(back.scene)}`)),
    cards: async function* (places: readonly number[] = cards.map((_, place) => place)) {
      for (const place of places) yield await Promise.resolve(cards[place] as ZipCard);
    },
  };
  const options = { format, deck, dpi: 72, quality: 90, pictures: noPictures, credits: ['A <b> & C'] };
  const chunks: Uint8Array[] = [];
  for await (const chunk of packPlay(source, options, pool)) chunks.push(chunk);
  return new PackageFiles(Buffer.concat(chunks));
}

/** Card Game Simulator has one card for equal fronts, with the first title, and titles without line breaks. */
function titleIn(format: Packed, card: ZipCard, cards: readonly ZipCard[]): string {
  if (format !== 'card-game-simulator') return card.title;
  const first = cards.find(({ front }) => front.scene === card.front.scene) ?? card;
  return first.title.replaceAll('\n', ' ');
}

describe.each(Object.keys(READERS) as Packed[])('a file for %s', (format) => {
  it.each(Object.entries(DECKS))('gives its reader all cards of a deck with %s', async (_, { cards, size = POKER }) => {
    const files = await pack(format, cards, size);
    const titles = await READERS[format](files);
    const expected = cards.flatMap((card) => Array<string>(card.copies ?? 1).fill(titleIn(format, card, cards)));
    // With several backs, cards that share one are together.
    if (format === 'tts' || format === 'tabletop-playground') expect([...titles].sort()).toEqual(expected.sort());
    else expect(titles).toEqual(expected);
    expect(files.unused).toEqual([]);
  });
});

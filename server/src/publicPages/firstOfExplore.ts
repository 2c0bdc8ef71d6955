import { languageOrder } from '@cardwright/renderer';
import { faceRatio } from '../presenters/faceRatio.js';
import { presentWorld, presentWorldTree } from '../presenters/worlds.js';
import { type ListedDeck, listPublicDecks } from '../queries/decks/listDecks.js';
import type { Executor } from '../queries/executor.js';
import { readAllWorlds } from '../queries/worlds.js';
import type { FirstPaint } from './firstPaint.js';
import { pictureAddress } from './pictureAddress.js';

const HEX = /^#[0-9a-f]{6}$/i;

/** Also if its decks cannot be read, which the page itself reports. */
export const WITHOUT_SHELF: FirstPaint = { page: 'explore', texts: { hidden: 'hidden' } };

/** The first shelf of Explore with its first deck, which phones show at once; only the page's title without decks. */
export async function firstOfExplore(executor: Executor, [visitors = '']: readonly string[]): Promise<FirstPaint> {
  const worlds = presentWorldTree((await readAllWorlds(executor)).map(presentWorld));
  const world = worlds.find(({ total_deck_count: decks }) => decks > 0);
  const [deck] = world === undefined ? [] : await listPublicDecks(executor, { world: world.id }, ONE);
  if (world === undefined || deck === undefined) return WITHOUT_SHELF;
  const { name, description, color } = world;
  const picture = coverOf(deck, visitors);
  return {
    page: 'explore',
    texts: {
      name,
      description,
      colors: colorsOf(color),
      picture: `${picture}&width=640`,
      pictures: [320, 640].map((width) => `${picture}&width=${width} ${width}w`).join(', '),
      ratio: faceRatio(deck.deck.size, deck.ratio).replace(':', ' / '),
    },
  };
}

const ONE = { limit: 1, withCover: false } as const;

function coverOf({ deck }: ListedDeck, visitors: string): string {
  const { default_language: main, translations } = deck;
  const [language = main] = languageOrder([...new Set([main, ...Object.keys(translations)])], visitors, main);
  return pictureAddress(deck, 'cover', language);
}

/** A world's own colours as styles; nothing unless it has both. */
export function colorsOf(color: unknown): string {
  const { bg, ink } = (typeof color === 'object' ? (color ?? {}) : {}) as Readonly<Record<string, unknown>>;
  const isWhole = [bg, ink].every((each) => typeof each === 'string' && HEX.test(each));
  return isWhole ? `background:${String(bg)};color:${String(ink)}` : '';
}

import { crc32 } from 'node:zlib';
import { CardwrightError } from '../../../errors.js';
import { escapeXml } from '../../../painters/svg/markup.js';
import type { PlayCard, PlayDeck, TextFile } from '../types.js';
import { fitCard } from './fitCard.js';

/** The version of the file format that servers have read since July 2025; newer ones convert it. */
const VERSION = 17;
/** The space for a card on its table of 1600 × 1000. */
const LARGEST = { width: 160, height: 160 };
/** The space around a card in a holder; the program moves cards that are dropped there by as much. */
const MARGIN = 4;
const PLACE = { x: 720, y: 380 };
const RECALL = [
  { func: 'RECALL', holder: 'draw' },
  { func: 'FLIP', holder: 'draw', face: 0 },
  { func: 'SHUFFLE', holder: 'draw' },
];
const HAND = {
  id: 'hand',
  type: 'holder',
  onEnter: { activeFace: 1 },
  onLeave: { activeFace: 0 },
  dropOffsetX: 10,
  dropOffsetY: 14,
  stackOffsetX: 40,
  inheritChildZ: true,
  childrenPerOwner: true,
  x: 50,
  y: 820,
  width: 1500,
  height: 180,
};

const MIB = 1024 * 1024;
/** Its server skips pictures of this size or larger (server/fileloader.mjs). */
const LARGEST_PICTURE = 10 * MIB;

/**
 * The path at which VirtualTabletop looks for a picture: the checksum, as a signed number, and the size in bytes.
 * @throws CardwrightError `play.picture` at `dpi` for a picture that it does not load
 */
export function virtualTabletopPath(bytes: Uint8Array): string {
  if (bytes.length >= LARGEST_PICTURE)
    throw new CardwrightError(
      'play.picture',
      `VirtualTabletop loads only pictures smaller than ${LARGEST_PICTURE / MIB} MiB; the picture of a card is ${(bytes.length / MIB).toFixed(1)} MiB.`,
      { path: 'dpi', fix: 'Choose a lower resolution, such as 300 dpi, or a lower picture quality.' },
    );
  return `assets/${crc32(bytes) | 0}_${bytes.length}`;
}

/**
 * The table of a `.vtt` file: a pile with the first card on top, a hand for each player, and a button that brings all
 * cards back. The layout follows VirtualTabletop's own library (server/fileloader.mjs, library/games).
 */
export function virtualTabletopFiles(
  deck: PlayDeck,
  cards: readonly PlayCard[],
  credits: readonly string[],
): readonly TextFile[] {
  const { width, height } = fitCard(deck, LARGEST);
  const holder = { type: 'holder', inheritChildZ: true, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const widgets: Record<string, object> = {
    hand: HAND,
    draw: { ...holder, ...PLACE, id: 'draw', dropTarget: { deck: 'deck' } },
    discard: { ...holder, ...PLACE, id: 'discard', x: PLACE.x + width + 40, dropTarget: { deck: 'deck' } },
    recall: {
      id: 'recall',
      type: 'button',
      x: PLACE.x,
      y: PLACE.y + height + 24,
      width: 120,
      height: 40,
      text: 'Recall & shuffle',
      clickRoutine: RECALL,
    },
    deck: {
      id: 'deck',
      type: 'deck',
      parent: 'draw',
      cardTypes: Object.fromEntries(cards.map((card, index) => [typeOf(index), cardType(card)])),
      cardDefaults: { width, height, enlarge: 3 },
      faceTemplates: [face('back', { width, height }), face('image', { width, height })],
    },
    ...pileOf(cards, { width, height }),
  };
  const image = cards[0] === undefined ? '' : `/${cards[0].front}`;
  const info = { ...ABOUT, name: deck.title, language: deck.language, image, attribution: asHtml(credits) };
  return [{ path: '0.json', text: JSON.stringify({ _meta: { version: VERSION, info }, ...widgets }, undefined, 1) }];
}

/** What else the game shelf shows of a game. */
const ABOUT = { rules: '', bgg: '', year: '', mode: '', time: '', players: '', variant: '' };

const asHtml = (lines: readonly string[]): string => lines.map((line) => escapeXml(line)).join('<br>');

const cardType = ({ front, back, title, text }: PlayCard): object => ({
  image: `/${front}`,
  back: back === null ? '' : `/${back}`,
  label: title,
  description: text,
});

/** White where a card has no picture of its back: a transparent face would be invisible. */
const face = (value: string, size: { readonly width: number; readonly height: number }): object => ({
  border: false,
  radius: 8,
  objects: [{ type: 'image', x: 0, y: 0, ...size, color: 'white', dynamicProperties: { value } }],
});

/** The card with the greatest z is on top. A pile has two cards at least; a single card lies in the holder itself. */
function pileOf(cards: readonly PlayCard[], size: { readonly width: number; readonly height: number }) {
  const types = cards.flatMap(({ copies }, index) => Array<string>(copies).fill(typeOf(index)));
  const isPile = types.length > 1;
  const place = { parent: 'draw', x: MARGIN, y: MARGIN };
  const widgets: Record<string, object> = isPile ? { pile: { id: 'pile', type: 'pile', ...place, ...size } } : {};
  for (const [order, type] of types.entries()) {
    const id = `card${order + 1}`;
    const where = isPile ? { parent: 'pile' } : place;
    widgets[id] = { id, type: 'card', deck: 'deck', cardType: type, ...where, activeFace: 0, z: types.length - order };
  }
  return widgets;
}

const typeOf = (index: number): string => `T${index + 1}`;

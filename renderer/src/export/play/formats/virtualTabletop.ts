import { crc32 } from 'node:zlib';
import type { PlayCard, PlayDeck, TextFile } from '../types.js';
import { fitCard } from './fitCard.js';

/** The version of the file format that current servers read; they convert older ones. */
const VERSION = 17;
/** The space for a card on its table of 1600 × 1000. */
const LARGEST = { width: 160, height: 160 };
const RECALL = [
  { func: 'RECALL', holder: 'draw' },
  { func: 'FLIP', holder: 'draw', face: 0 },
  { func: 'SHUFFLE', holder: 'draw' },
];

/** Where VirtualTabletop looks for a picture: its checksum, as a signed number, and its size. */
export function virtualTabletopPath(bytes: Uint8Array): string {
  return `assets/${crc32(bytes) | 0}_${bytes.length}`;
}

/**
 * The table of a `.vtt` file: a shuffled pile, a hand for each player, and a button that brings all cards back. The
 * layout follows VirtualTabletop's own library (server/fileloader.mjs, library/games).
 */
export function virtualTabletopFiles(
  deck: PlayDeck,
  cards: readonly PlayCard[],
  credits: readonly string[],
): readonly TextFile[] {
  const { width, height } = fitCard(deck, LARGEST);
  const face = (value: string, radius = 8): object => ({
    border: false,
    radius,
    objects: [{ type: 'image', x: 0, y: 0, width, height, color: 'transparent', dynamicProperties: { value } }],
  });
  const types = cards.map(({ front, back, title, text }, index) => [
    typeOf(index),
    { image: `/${front}`, back: back === null ? '' : `/${back}`, label: title, description: text },
  ]);
  const place = { x: 720, y: 380 };
  const widgets: Record<string, object> = {
    hand: HAND,
    draw: { id: 'draw', type: 'holder', ...place, width: width + 8, height: height + 8, dropTarget: { type: 'card' } },
    discard: { ...place, id: 'discard', type: 'holder', x: place.x + width + 40, width: width + 8, height: height + 8 },
    pile: { id: 'pile', type: 'pile', parent: 'draw', x: 4, y: 4, width, height },
    recall: {
      id: 'recall',
      type: 'button',
      x: place.x,
      y: place.y + height + 24,
      width: 120,
      height: 40,
      text: 'Recall & shuffle',
      clickRoutine: RECALL,
    },
    deck: {
      id: 'deck',
      type: 'deck',
      parent: 'draw',
      cardTypes: Object.fromEntries(types) as object,
      cardDefaults: { width, height, enlarge: 3 },
      faceTemplates: [face('back'), face('image')],
    },
  };
  let order = 0;
  for (const [index, { copies }] of cards.entries())
    for (let copy = 0; copy < copies; copy += 1) {
      const id = `card${(order += 1)}`;
      widgets[id] = {
        id,
        type: 'card',
        deck: 'deck',
        cardType: typeOf(index),
        parent: 'pile',
        activeFace: 0,
        z: order,
      };
    }
  const image = cards[0] === undefined ? '' : `/${cards[0].front}`;
  const info = { name: deck.title, language: deck.language, image, attribution: credits.join('\n') };
  return [{ path: '0.json', text: JSON.stringify({ _meta: { version: VERSION, info }, ...widgets }, undefined, 1) }];
}

const typeOf = (index: number): string => `T${index + 1}`;

const HAND = {
  id: 'hand',
  type: 'holder',
  onEnter: { activeFace: 1 },
  onLeave: { activeFace: 0 },
  dropOffsetX: 10,
  dropOffsetY: 14,
  stackOffsetX: 40,
  childrenPerOwner: true,
  x: 50,
  y: 820,
  width: 1500,
  height: 180,
};

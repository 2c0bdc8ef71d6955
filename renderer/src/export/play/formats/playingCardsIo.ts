import type { PlayCard, PlayDeck, TextFile } from '../types.js';
import { fitCard } from './fitCard.js';

/** A hand, a pile and a deck. */
const OWN_WIDGETS = 3;
/** The table of 1600 × 1000 becomes slow with more than 1,200 widgets; other tools stop there, too. */
export const MOST_ON_PLAYINGCARDS_IO = 1_200 - OWN_WIDGETS;
const LARGEST = { width: 160, height: 160 };
/** The space around a card in a pile. */
const MARGIN = 4;
const PLACE = { x: 720, y: 380 };
const ON_PILE = { x: PLACE.x + MARGIN, y: PLACE.y + MARGIN };

/**
 * The widgets of a `.pcio` file, in the dialect that every version has read so far. PlayingCards.io publishes no
 * specification: the names come from programs that read its files.
 */
export function playingCardsIoFiles(deck: PlayDeck, cards: readonly PlayCard[]): readonly TextFile[] {
  const { width, height } = fitCard(deck, LARGEST);
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  const picture = (value: string): object => ({
    // Newer versions of the format name the kind of border, older ones have true or false; all programs read false as none.
    includeBorder: false,
    includeRadius: true,
    objects: [{ type: 'image', x: 0, y: 0, w: width, h: height, color: 'white', valueType: 'dynamic', value }],
  });
  const types = cards.map(({ front, back, title }, index) => [
    typeOf(index),
    { image: addressOf(front), back: back === null ? '' : addressOf(back), label: title },
  ]);
  const widgets: object[] = [
    { id: 'hand', type: 'hand', x: 50, y: 820, z: 1, width: 1500 },
    {
      ...PLACE,
      id: 'pile',
      type: 'cardPile',
      z: 2,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
      label: deck.title.slice(0, 40),
      allowedDecks: ['deck'],
      hasShuffleButton: true,
      hideStackTab: false,
    },
    {
      ...ON_PILE,
      id: 'deck',
      type: 'cardDeck',
      parent: 'pile',
      z: 3,
      cardWidth: width,
      cardHeight: height,
      cardOverlapH: 0,
      cardOverlapV: 0,
      autoShuffle: true,
      showUnflipped: true,
      confirmRecall: true,
      enlarge: true,
      cardTypes: Object.fromEntries(types) as object,
      faceTemplate: picture('image'),
      backTemplate: picture('back'),
    },
  ];
  const ofDeck = { ...ON_PILE, type: 'card', deck: 'deck', parent: 'pile', faceup: false, owner: null };
  // The card with the greatest z is on top: the first of the deck.
  let z = OWN_WIDGETS + count;
  for (const [index, { copies }] of cards.entries())
    for (let copy = 1; copy <= copies; copy += 1)
      widgets.push({ ...ofDeck, id: `card${index + 1}-${copy}`, cardType: typeOf(index), z: z-- });
  return [{ path: 'widgets.json', text: JSON.stringify(widgets, undefined, 1) }];
}

const typeOf = (index: number): string => `T${index + 1}`;

const addressOf = (path: string): string => `package://${path}`;

import { basename, extname } from 'node:path/posix';
import { MM_PER_INCH } from '../../../schema/values/units.js';
import type { PlayCard, PlayDeck, TextFile } from '../types.js';

/** The deck file with all copies, which a game offers to load at its start. */
const DECK_FILE = 'deck.txt';

/** One for each front: the program knows cards by their ids. */
interface Card {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  copies: number;
  /** Ids of its backs; '' is the usual one. */
  readonly backs: string[];
}

/**
 * A game for Card Game Simulator, which takes it by the address of `cgs.json` (finol-digital/FinolDigital.Cgs.Json,
 * schema/cgs.json and schema/AllCards.json; the reader is Card-Game-Simulator's UnityCardGame.cs).
 */
export function cardGameSimulatorFiles(
  { title, address, widthMm, heightMm }: PlayDeck,
  cards: readonly PlayCard[],
): readonly TextFile[] {
  const usual = mostCommon(cards.map(({ back }) => back));
  const others = new Set(cards.flatMap(({ back }) => (back === null || back === usual ? [] : [back])));
  const start = { name: inOneLine(title), url: `${address}/${DECK_FILE}` };
  const game = {
    name: inOneLine(title),
    autoUpdate: 1,
    autoUpdateUrl: `${address}/cgs.json`,
    allCardsUrl: `${address}/AllCards.json`,
    cardImageUrl: `${address}/cards/{cardId}.{cardImageFileType}`,
    cardImageFileType: 'jpg',
    ...(usual !== null && { cardBackImageUrl: `${address}/${usual}` }),
    cardBackImageFileType: 'jpg',
    cardBackFaceImageUrls: [...others].map((back) => ({ id: idOf(back), url: `${address}/${back}` })),
    // Cards with the same title are not reprints of one another.
    cardNameIsUnique: false,
    cardSize: { x: inches(widthMm), y: inches(heightMm) },
    cardPrimaryProperty: 'text',
    cardProperties: [
      { name: 'text', type: 'string', display: 'Text' },
      { name: 'copies', type: 'integer', display: 'Copies' },
    ],
    setNameDefault: inOneLine(title),
    deckFileType: 'txt',
    deckFileTxtId: 'id',
    deckUrls: [start],
    gameStartDecks: [start],
  };
  const { known, lines } = readCards(cards, usual);
  return [
    { path: 'cgs.json', text: JSON.stringify(game, undefined, 2) },
    { path: 'AllCards.json', text: JSON.stringify(known, undefined, 2) },
    { path: DECK_FILE, text: lines.join('\n') },
  ];
}

/** @returns the cards that differ, and a line of the deck file for each card of the deck */
function readCards(cards: readonly PlayCard[], usual: string | null) {
  const byFront = new Map<string, Card>();
  const lines = cards.map(({ front, back, title, text, copies }) => {
    const id = idOf(front);
    const card = byFront.get(id) ?? { id, name: inOneLine(title), text, copies: 0, backs: [] };
    byFront.set(id, card);
    const backId = back === null || back === usual ? '' : idOf(back);
    if (!card.backs.includes(backId)) card.backs.push(backId);
    card.copies += copies;
    // With another back, it is a card of its own.
    return `${copies} [${backId === '' ? id : `${id}.${backId}`}] ${card.name}`;
  });
  return { known: [...byFront.values()], lines };
}

function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Deck files have one card per line. */
const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const idOf = (path: string): string => basename(path, extname(path));

const inches = (mm: number): number => Math.round((mm / MM_PER_INCH) * 1000) / 1000;

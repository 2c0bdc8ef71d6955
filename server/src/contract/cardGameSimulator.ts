import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, idParams } from './values.js';

const query = z.object({
  language: z.string().max(35).optional().describe('by default the main language of the deck'),
});

const startDeck = z.object({ name: z.string(), url: z.string() });

/** The keys of Card Game Simulator's `cgs.json` that a deck needs (finol-digital/FinolDigital.Cgs.Json). */
const game = z.object({
  name: z.string(),
  autoUpdate: count,
  autoUpdateUrl: z.string(),
  allCardsUrl: z.string(),
  cardImageUrl: z.string().describe('a template for the picture of each card'),
  cardImageFileType: z.literal('jpg'),
  cardBackImageUrl: z.string().optional().describe('one for all cards: the back of the first card'),
  cardBackImageFileType: z.literal('jpg'),
  cardNameIsUnique: z.literal(false).describe('cards with the same title are not reprints of one another'),
  cardSize: z.object({ x: z.number(), y: z.number() }).describe('inches'),
  cardPrimaryProperty: z.string(),
  cardProperties: z.array(z.object({ name: z.string(), type: z.enum(['string', 'integer']), display: z.string() })),
  setNameDefault: z.string(),
  deckFileType: z.literal('txt'),
  deckFileTxtId: z.literal('id'),
  deckUrls: z.array(startDeck),
  gameStartDecks: z.array(startDeck).describe('what a new game offers to load: the deck with all copies'),
});

const cards = z.array(
  z.object({
    id: z.string().describe('the id of the card, with the version of the deck and the language'),
    name: z.string(),
    category: z.string(),
    copies: count,
  }),
);

export type SimulatedGame = z.output<typeof game>;
export type SimulatedCards = z.output<typeof cards>;

export const cardGameSimulatorCalls = defineCalls('Card Game Simulator', {
  readSimulatedGame: {
    method: 'get',
    path: '/api/decks/public/{id}/card-game-simulator',
    summary: 'A public deck as a game of Card Game Simulator, which loads it by this address and keeps it up to date',
    params: idParams,
    query,
    response: game,
  },
  readSimulatedCards: {
    method: 'get',
    path: '/api/decks/public/{id}/card-game-simulator/cards',
    summary: 'Get the cards of a deck for Card Game Simulator',
    params: idParams,
    query,
    response: cards,
  },
  readSimulatedDeck: {
    method: 'get',
    path: '/api/decks/public/{id}/card-game-simulator/deck',
    summary: 'The deck of that game: one line for each card, with its copies',
    params: idParams,
    query,
    response: { mediaType: 'text/plain' },
  },
});

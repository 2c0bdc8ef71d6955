import { rename, shuffled } from './cards.js';
import { DISCARD_PILE, DRAW_PILE, type Chance, type Game } from './Game.js';

/** A table with all cards in the draw pile, shuffled. @param count the number of cards, copies included */
export function newGame(count: number, chance: Chance): Game {
  const cards = shuffled(
    Array.from({ length: count }, (_, card) => card),
    chance,
  );
  const game: Game = {
    seats: [],
    nextId: 1,
    host: '',
    turn: null,
    isLocked: false,
    isEnded: false,
    layout: {
      piles: [
        { id: DRAW_PILE, name: 'Draw pile', isFaceUp: false, cards },
        { id: DISCARD_PILE, name: 'Discard pile', isFaceUp: true, cards: [] },
      ],
      table: [],
      hands: {},
      shown: [],
      votes: {},
    },
    ids: [],
    vote: null,
    notes: [],
    log: [],
    past: [],
  };
  rename(game, cards, chance);
  return game;
}

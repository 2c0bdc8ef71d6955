import type { TableCommand } from '../../../contract/liveTableMessages.js';
import type { SeatRole } from '../../../contract/liveTables.js';
import { apply } from '../apply.js';
import { Refusal, type Chance, type Game, type TableCard } from '../Game.js';
import { join } from '../join.js';
import { newGame } from '../newGame.js';

/** Chance that is the same in every run with the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  let names = 0;
  return {
    below(limit) {
      state = Math.trunc(state + 0x6d2b79f5);
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    },
    name: () => `id-${(names += 1)}-${seed}`,
  };
}

export const NOBODY: ReadonlySet<string> = new Set();

/** Cards without copies, each with its own face. */
export function someCards(count: number): TableCard[] {
  return Array.from({ length: count }, (_, card) => ({
    id: `card-${card}`,
    face: `face-${card}.`,
    translations: { en: { title: `Secret ${card}.` } },
  }));
}

/** A table with players called after their seats' roles. The first is the host. */
export function seatedGame(cards: number, roles: readonly SeatRole[], chance: Chance): Game {
  return roles.reduce(
    (game, role, index) => {
      const joined = join(game, { name: `Guest ${index + 1}`, role, secret: `secret-${index}`, isOpener: false });
      if (joined instanceof Refusal) throw joined;
      return joined.game;
    },
    newGame(cards, chance),
  );
}

/** @throws the refusal */
export function play(game: Game, seat: string, command: TableCommand, chance: Chance): Game {
  const next = apply(game, command, seat, chance);
  if (next instanceof Refusal) throw next;
  return next;
}

/** Where every card is. */
export function placesOf({ layout }: Game): number[] {
  return [
    ...layout.piles.flatMap(({ cards }) => cards),
    ...layout.table.map(({ card }) => card),
    ...Object.values(layout.hands).flat(),
    ...Object.values(layout.votes),
  ];
}

import type { SeatRole } from '../../contract/liveTables.js';
import { Refusal, type Game, type Seat } from './Game.js';
import { log, players, takeId } from './Move.js';

export const MOST_PLAYERS = 16;
export const MOST_SPECTATORS = 60;

interface Newcomer {
  readonly name: string;
  readonly role: SeatRole;
  /** The digest of their token. */
  readonly secret: string;
  /** Whether this person opened the table, which makes them its host whenever they come. */
  readonly isOpener: boolean;
}

/** The game with another seat, or why there is none. A player whose name is taken gets it with a number. */
export function join(
  game: Game,
  { name, role, secret, isOpener }: Newcomer,
): { readonly game: Game; readonly seat: Seat } | Refusal {
  if (game.isEnded) return new Refusal('The host has ended the game.');
  if (game.isLocked && !isOpener) return new Refusal('The host has locked this table.');
  if (!hasRoom(game, role))
    return new Refusal(role === 'player' ? 'This table is full. You can still watch.' : 'This table is full.');
  const next = structuredClone(game);
  const called = role === 'player' ? freeName(game, name) : name;
  const seat: Seat = { id: `s${takeId(next)}`, name: called, role, secret };
  next.seats.push(seat);
  if (role === 'player' && (isOpener || next.host === '')) next.host = seat.id;
  // Spectators are not logged, because projectors join and leave often.
  if (role === 'player') log(next, called, { did: 'join' });
  return { game: next, seat };
}

/** Otherwise nobody could tell to which Anna they give a card, or which one they remove. */
function freeName(game: Game, name: string): string {
  const taken = new Set(players(game).map((seat) => seat.name.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}

/** Whether one more fits at the table. */
export function hasRoom(game: Game, role: SeatRole): boolean {
  const seated = players(game).length;
  return role === 'player' ? seated < MOST_PLAYERS : game.seats.length - seated < MOST_SPECTATORS;
}

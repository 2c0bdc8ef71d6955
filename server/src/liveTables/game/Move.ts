import type { TableCommand } from '../../contract/liveTableMessages.js';
import { isOpen } from './cards.js';
import { MOVED, Refusal, type Chance, type Game, type Logged, type Seat } from './Game.js';

/** One command on a copy of the game that its handler may change. */
export interface Move {
  readonly game: Game;
  readonly seat: Seat;
  readonly chance: Chance;
}

/** Changes the game, or throws a Refusal. */
export type Handler<Type extends TableCommand['type']> = (
  move: Move,
  command: Extract<TableCommand, { readonly type: Type }>,
) => void;

export type Handlers<Type extends TableCommand['type']> = { readonly [Each in Type]: Handler<Each> };

const LOG_LENGTH = 60;

type Note = Omit<Logged, 'id' | 'who' | 'card'> & { readonly card?: number | undefined };

/** Writes down what somebody did. The card is named only if everybody sees it now. */
export function log(game: Game, who: string, { card, ...entry }: Note): void {
  const open = card !== undefined && isOpen(game, card) ? { card } : {};
  game.log = [...game.log, { id: takeId(game), who, ...entry, ...open }].slice(-LOG_LENGTH);
}

export function takeId(game: Game): number {
  game.nextId += 1;
  return game.nextId;
}

/** The card that goes by an id. @throws Refusal if it has moved since */
export function cardCalled({ ids }: Game, id: string): number {
  const card = ids.indexOf(id);
  if (card < 0) throw new Refusal(MOVED);
  return card;
}

/** @throws Refusal if nobody sits there */
export function seatCalled({ seats }: Game, id: string): Seat {
  const seat = seats.find((each) => each.id === id);
  if (seat === undefined) throw new Refusal('They have left the table.');
  return seat;
}

/** @throws Refusal if they only watch */
export function playerCalled(game: Game, id: string): Seat {
  const seat = seatCalled(game, id);
  if (seat.role !== 'player') throw new Refusal(`${seat.name} is only watching.`);
  return seat;
}

export function players({ seats }: Game): readonly Seat[] {
  return seats.filter(({ role }) => role === 'player');
}

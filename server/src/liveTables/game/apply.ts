import type { TableCommand } from '../../contract/liveTableMessages.js';
import { rename } from './cards.js';
import { Refusal, type Chance, type Game, type Seat } from './Game.js';
import type { Handlers, Move } from './Move.js';
import { cardMoves } from './moves/cardMoves.js';
import { hostMoves } from './moves/hostMoves.js';
import { pileMoves } from './moves/pileMoves.js';
import { talkMoves } from './moves/talkMoves.js';

type Type = TableCommand['type'];

const HANDLERS: Handlers<Exclude<Type, 'undo'>> = { ...cardMoves, ...pileMoves, ...talkMoves, ...hostMoves };

const HOST_ONLY: ReadonlySet<Type> = new Set<Type>([
  'deal',
  'recall',
  'take-turns',
  'kick',
  'lock',
  'hand-over',
  'end',
]);

/** Moves that can be taken back. */
const UNDONE: ReadonlySet<Type> = new Set<Type>([
  ...(['draw', 'turn-up', 'play', 'give', 'put', 'take', 'flip', 'shuffle', 'deal', 'recall'] as const),
]);
/** After these, earlier layouts no longer fit: a seat or a vote is not what it was. */
const CLEARS: ReadonlySet<Type> = new Set<Type>([
  ...(['start-vote', 'vote', 'take-vote-back', 'end-vote', 'add-pile', 'remove-pile', 'leave', 'kick'] as const),
  'show',
]);
const MOST_UNDONE = 10;

/** The game after a command, or why it is not possible. The game that is passed in stays as it is. */
export function apply(game: Game, command: TableCommand, seatId: string, chance: Chance): Game | Refusal {
  const seat = game.seats.find(({ id }) => id === seatId);
  if (seat === undefined) return new Refusal('You have left this table.');
  if (game.isEnded) return new Refusal('The host has ended the game.');
  if (seat.role === 'spectator' && command.type !== 'leave')
    return new Refusal('You are watching. Join to play along.');
  if (HOST_ONLY.has(command.type) && game.host !== seatId) return new Refusal('Only the host can do that.');
  const next = structuredClone(game);
  try {
    perform({ game: next, seat, chance }, command, game);
    return next;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function perform(move: Move, command: TableCommand, before: Game): void {
  const { game, seat } = move;
  if (command.type === 'undo') return undo(move);
  if (CLEARS.has(command.type)) game.past = [];
  if (UNDONE.has(command.type))
    game.past = [...game.past, { layout: structuredClone(before.layout), by: seat.id }].slice(-MOST_UNDONE);
  // The command has its own type's handler, which the compiler cannot follow through the table.
  (HANDLERS[command.type] as (move: Move, command: TableCommand) => void)(move, command);
}

/** Whether somebody may take the latest move back: their own, or as the host anybody's. */
export function canUndo({ past, host }: Game, seat: Seat): boolean {
  const latest = past.at(-1);
  return latest !== undefined && seat.role === 'player' && (latest.by === seat.id || host === seat.id);
}

/** Every card gets a new id: what lies face down again must not be known by the id that it had. */
function undo({ game, seat, chance }: Move): void {
  const latest = game.past.at(-1);
  if (latest === undefined) throw new Refusal('There is nothing to take back.');
  if (!canUndo(game, seat)) throw new Refusal('Somebody else has moved since. Ask them, or the host, to take it back.');
  game.past = game.past.slice(0, -1);
  game.layout = latest.layout;
  rename(
    game,
    game.ids.map((_, card) => card),
    chance,
  );
  game.log = [...game.log, { id: (game.nextId += 1), who: seat.name, did: 'undo' }];
}

import { pileOf, returnCards } from '../cards.js';
import { DRAW_PILE, Refusal, type Chance, type Game, type Seat } from '../Game.js';
import { log, playerCalled, players, seatCalled, type Handlers } from '../Move.js';

/** What the host decides, and leaving. */
export const hostMoves: Handlers<'kick' | 'lock' | 'hand-over' | 'end' | 'leave'> = {
  kick({ game, seat, chance }, { seat: id }) {
    const kicked = seatCalled(game, id);
    if (kicked.id === seat.id) throw new Refusal('Make somebody else the host before you leave, or end the game.');
    removeSeat(game, kicked, chance);
    log(game, seat.name, { did: 'kick', what: kicked.name });
  },
  lock({ game, seat }, { isLocked }) {
    game.isLocked = isLocked;
    log(game, seat.name, { did: 'lock', count: isLocked ? 1 : 0 });
  },
  'hand-over'({ game, seat }, { seat: id }) {
    const next = playerCalled(game, id);
    game.host = next.id;
    log(game, seat.name, { did: 'hand-over', what: next.name });
  },
  end({ game }) {
    game.isEnded = true;
  },
  leave({ game, seat, chance }) {
    removeSeat(game, seat, chance);
    if (seat.role === 'player') log(game, seat.name, { did: 'leave' });
  },
};

/** Their cards go back under the others, their turn goes on, and somebody else is the host. */
function removeSeat(game: Game, seat: Seat, chance: Chance): void {
  const order = players(game);
  const after = order[(order.findIndex(({ id }) => id === seat.id) + 1) % Math.max(1, order.length)];
  const heir = after === undefined || after.id === seat.id ? '' : after.id;
  returnCards(game, seat.id, pileOf(game.layout, DRAW_PILE), chance);
  game.seats = game.seats.filter(({ id }) => id !== seat.id);
  if (game.turn === seat.id) game.turn = heir === '' ? null : heir;
  if (game.host === seat.id) game.host = players(game)[0]?.id ?? '';
}

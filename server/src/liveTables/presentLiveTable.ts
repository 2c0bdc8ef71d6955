import type { LiveTable } from '../contract/liveTables.js';
import { hasRoom } from './game/join.js';
import type { Game } from './game/Game.js';
import type { LiveTableRow } from '../queries/liveTables.js';

/** What somebody who has the code may know of a table. */
export function presentLiveTable({ code, content, state }: LiveTableRow): LiveTable {
  const players = state.seats.filter(({ role }) => role === 'player').map(({ name }) => name);
  return { code, deck: content.deck, state: stateOf(state), players };
}

function stateOf(game: Game): LiveTable['state'] {
  if (game.isEnded) return 'ended';
  if (game.isLocked) return 'locked';
  return hasRoom(game, 'player') ? 'open' : 'full';
}

import type { LogEntry, SeenCard, SeatView, TableView } from '../../contract/liveTableMessages.js';
import { canUndo } from './apply.js';
import { isOpen } from './cards.js';
import type { Game, Logged, TableCard } from './Game.js';

/** Cards of a face-up pile that are sent; nobody looks through more. */
const MOST_OF_PILE = 200;
const SHOWN_LOG = 30;

/** Everything that a view is made from. */
export interface Table {
  readonly game: Game;
  /** The content of each card, by its number. */
  readonly cards: readonly TableCard[];
  /** The seats with a connection. */
  readonly present: ReadonlySet<string>;
}

/**
 * The table as one seat sees it. Cards that it may not see are counted; one that lies face down on the table has an id, which
 * it has nowhere else. @throws if the seat is not at the table
 */
export function view(table: Table, seatId: string): TableView {
  const { game } = table;
  const { layout, vote } = game;
  const seat = game.seats.find(({ id }) => id === seatId);
  if (seat === undefined) throw new Error(`No seat ${seatId} is at this table.`);
  const see = seeing(table);
  return {
    seat: seatId,
    seats: game.seats.map((each) => viewSeat(table, each.id)),
    hand: (layout.hands[seatId] ?? []).map(see),
    piles: layout.piles.map(({ id, name, isFaceUp, cards }) => ({
      id,
      name,
      isFaceUp,
      count: cards.length,
      cards: isFaceUp ? cards.slice(-MOST_OF_PILE).reverse().map(see) : [],
    })),
    table: layout.table.map(({ card, isFaceUp }) => (isFaceUp ? see(card) : { id: see(card).id, face: null })),
    vote: vote && {
      question: vote.question,
      isRevealed: vote.isRevealed,
      isMine: vote.by === seatId || game.host === seatId,
      cards: Object.entries(layout.votes)
        .filter(([voter]) => vote.isRevealed || voter === seatId)
        .map(([voter, card]) => ({ seat: voter, ...see(card) })),
    },
    notes: game.notes,
    log: game.log
      .slice(-SHOWN_LOG)
      .reverse()
      .map((entry) => viewEntry(table, entry)),
    turn: game.turn,
    isLocked: game.isLocked,
    canUndo: canUndo(game, seat),
  };
}

/** The faces that a view names. */
export function facesIn({ seats, hand, piles, table, vote, log }: TableView): ReadonlySet<string> {
  const seen = [
    ...hand,
    ...seats.flatMap(({ shown }) => shown),
    ...piles.flatMap(({ cards }) => cards),
    ...table,
    ...(vote?.cards ?? []),
    ...log,
  ];
  return new Set(seen.flatMap(({ face }) => (typeof face === 'string' ? [face] : [])));
}

function seeing({ game, cards }: Table): (card: number) => SeenCard {
  return (card) => ({ id: game.ids[card] ?? '', face: cards[card]?.face ?? '' });
}

function viewSeat(table: Table, id: string): SeatView {
  const { game, present } = table;
  const { layout } = game;
  const hand = layout.hands[id] ?? [];
  const seat = game.seats.find((each) => each.id === id);
  return {
    id,
    name: seat?.name ?? '',
    role: seat?.role ?? 'spectator',
    isHost: game.host === id,
    isPresent: present.has(id),
    count: hand.length,
    // In the order of showing: that of the hand is nobody else's business.
    shown: layout.shown.filter((card) => hand.includes(card)).map(seeing(table)),
    hasVoted: layout.votes[id] !== undefined,
  };
}

/** The card of an entry was open to all; it is named only as long as it still is. */
function viewEntry({ game, cards }: Table, { card, ...entry }: Logged): LogEntry {
  const face = card !== undefined && isOpen(game, card) ? cards[card]?.face : undefined;
  return face === undefined ? entry : { ...entry, face };
}

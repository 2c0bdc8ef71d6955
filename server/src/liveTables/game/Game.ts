import type { LogEntry } from '../../contract/liveTableMessages.js';
import type { SeatRole } from '../../contract/liveTables.js';

/** A card as it was when the table was opened; copies share it. */
export interface TableCard {
  readonly id: string;
  /** Names the card to those who see it. Nobody else can guess it, so that it also guards the card's pictures. */
  readonly face: string;
  /** The place of its category in the deck, from 0. Tables that were opened before it was kept have none. */
  readonly category?: number;
  /** Its texts by language. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly role: SeatRole;
  /** The digest of the token that leads back to the seat. */
  readonly secret: string;
}

export interface Pile {
  readonly id: string;
  readonly name: string;
  readonly isFaceUp: boolean;
  /** From the bottom to the top. */
  cards: number[];
}

/**
 * Where the cards are. They are numbered through, copies apart, and each is in exactly one place: a pile, the table, a hand,
 * or a vote.
 */
export interface Layout {
  piles: Pile[];
  table: { card: number; isFaceUp: boolean }[];
  /** The cards in each hand, by seat. */
  hands: Record<string, number[]>;
  /** Cards in hands that everybody sees. */
  shown: number[];
  /** The card that each seat votes with. */
  votes: Record<string, number>;
}

/** An entry of the log; the card lay open when it was written. */
export interface Logged extends Omit<LogEntry, 'face'> {
  readonly card?: number;
}

/** The whole game, as plain data: what the server keeps and no client ever receives. */
export interface Game {
  seats: Seat[];
  /** Counts up: ids of seats, notes, piles and entries are never used twice. */
  nextId: number;
  host: string;
  turn: string | null;
  isLocked: boolean;
  isEnded: boolean;
  layout: Layout;
  /** The id of each card where it lies, by its number. */
  ids: string[];
  /** `by` is the seat that asked. */
  vote: { question: string; by: string; isRevealed: boolean } | null;
  notes: { id: string; author: string; text: string }[];
  /** The newest last. */
  log: Logged[];
  /** How the cards lay before the latest moves, and whose moves they were. */
  past: { layout: Layout; by: string }[];
}

/** A source of random numbers: the system's, or a test's. */
export interface Chance {
  /** A whole number from 0 to below the limit, each as likely. */
  below(limit: number): number;
  /** A text that nobody can guess and that never comes again. */
  name(): string;
}

/** A move that is not possible. The message is for the person who tried. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The same whether a card is elsewhere or does not exist: the difference would tell where it is. */
export const MOVED = 'That card has moved.';

export const DRAW_PILE = 'draw';
export const DISCARD_PILE = 'discard';

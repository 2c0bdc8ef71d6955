import { z } from 'zod';
import type { LiveTableDeck, SeatRole } from './liveTables.js';
import { line } from './values.js';

/** A name that the server gave to a card where it lies, a pile, a seat or a note. */
const id = z.string().min(1).max(32);
const text = (most: number) => line.pipe(z.string().min(1).max(most));

/** A command of somebody at the table. Cards are named by the ids of the latest view. */
export const tableCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), pile: id, count: z.number().int().min(1).max(10) }),
  z.strictObject({ type: z.literal('turn-up'), pile: id, count: z.number().int().min(1).max(10) }),
  z.strictObject({ type: z.literal('play'), card: id, isFaceUp: z.boolean() }),
  z.strictObject({ type: z.literal('give'), card: id, seat: id }),
  z.strictObject({ type: z.literal('put'), card: id, pile: id, place: z.enum(['top', 'bottom']) }),
  z.strictObject({ type: z.literal('take'), card: id }),
  z.strictObject({ type: z.literal('flip'), card: id }),
  z.strictObject({ type: z.literal('show'), card: id, isShown: z.boolean() }),
  /** Moves a card within one's own hand; 0 is the first place. */
  z.strictObject({ type: z.literal('arrange'), card: id, place: z.number().int().min(0).max(999) }),
  z.strictObject({ type: z.literal('shuffle'), pile: id }),
  z.strictObject({ type: z.literal('deal'), pile: id, count: z.number().int().min(1).max(20) }),
  z.strictObject({ type: z.literal('recall') }),
  z.strictObject({ type: z.literal('add-pile'), name: text(24), isFaceUp: z.boolean() }),
  z.strictObject({ type: z.literal('remove-pile'), pile: id }),
  z.strictObject({ type: z.literal('start-vote'), question: text(120) }),
  z.strictObject({ type: z.literal('vote'), card: id }),
  z.strictObject({ type: z.literal('take-vote-back') }),
  z.strictObject({ type: z.literal('reveal-votes') }),
  z.strictObject({ type: z.literal('end-vote') }),
  z.strictObject({ type: z.literal('note'), text: text(280) }),
  z.strictObject({ type: z.literal('remove-note'), note: id }),
  z.strictObject({ type: z.literal('take-turns'), isOn: z.boolean() }),
  z.strictObject({ type: z.literal('pass-turn') }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('kick'), seat: id }),
  z.strictObject({ type: z.literal('lock'), isLocked: z.boolean() }),
  z.strictObject({ type: z.literal('hand-over'), seat: id }),
  z.strictObject({ type: z.literal('end') }),
]);

export type TableCommand = z.output<typeof tableCommand>;

/** A message that a client sends over the WebSocket. The first message is `hello`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token: z.string().min(16).max(100) }),
  z.strictObject({ type: z.literal('do'), request: z.number().int().min(0), command: tableCommand }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;

/** Why the server ended a connection for good. Any other code is worth another try. */
export const TABLE_CLOSED = {
  badMessage: 4000,
  unknownSeat: 4001,
  removed: 4003,
  unknownTable: 4004,
  ended: 4005,
  tooMuch: 4008,
  crowded: 4009,
} as const;

/** A card that the receiver may see. Its id is good until the card moves; its face names what is on it. */
export interface SeenCard {
  readonly id: string;
  readonly face: string;
}

/** A card on the table; without a face it lies face down. */
export interface LyingCard {
  readonly id: string;
  readonly face: string | null;
}

export interface SeatView {
  readonly id: string;
  readonly name: string;
  readonly role: SeatRole;
  readonly isHost: boolean;
  readonly isPresent: boolean;
  /** Cards in the hand. */
  readonly count: number;
  /** The cards that everybody sees. */
  readonly shown: readonly SeenCard[];
  readonly hasVoted: boolean;
}

export interface PileView {
  readonly id: string;
  readonly name: string;
  readonly isFaceUp: boolean;
  readonly count: number;
  /** The newest first; empty for a pile that lies face down. */
  readonly cards: readonly SeenCard[];
}

/** What somebody did. `face` is there as long as that card lies open. */
export interface LogEntry {
  readonly id: number;
  readonly who: string;
  readonly did: TableCommand['type'] | 'join';
  readonly count?: number;
  /** The name of a pile or seat. */
  readonly what?: string;
  readonly face?: string;
}

/** The table as one seat sees it. */
export interface TableView {
  readonly seat: string;
  readonly seats: readonly SeatView[];
  readonly hand: readonly SeenCard[];
  readonly piles: readonly PileView[];
  readonly table: readonly LyingCard[];
  readonly vote: {
    readonly question: string;
    readonly isRevealed: boolean;
    /** Whether the receiver may turn the votes over and end the vote. */
    readonly isMine: boolean;
    /** Everybody's when they are revealed; before that only one's own. */
    readonly cards: readonly (SeenCard & { readonly seat: string })[];
  } | null;
  readonly notes: readonly { readonly id: string; readonly author: string; readonly text: string }[];
  /** The newest first. */
  readonly log: readonly LogEntry[];
  /** The seat whose turn it is, if people take turns. */
  readonly turn: string | null;
  readonly isLocked: boolean;
  readonly canUndo: boolean;
}

/** The content of a card: its texts by language, and its category. */
export interface CardFace {
  readonly face: string;
  /** The place of its category in the deck, from 0. */
  readonly category?: number;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly deck: LiveTableDeck; readonly code: string }
  /** `faces` has what this connection sees for the first time. */
  | { readonly type: 'view'; readonly view: TableView; readonly faces: readonly CardFace[] }
  | { readonly type: 'refused'; readonly request: number; readonly message: string }
  | { readonly type: 'pong' };

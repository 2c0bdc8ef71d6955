import { TABLE_CLOSED, type CardFace, type ServerMessage } from '../contract/liveTableMessages.js';
import type { LiveTableRow } from '../queries/liveTables.js';
import type { TableCard } from './game/Game.js';
import { facesIn, view } from './game/view.js';

/** How long a seat counts as present after it was last seen: three beats. */
export const PRESENT_MS = 45_000;

/** Somebody's connection to a table; a seat may have several. */
export interface TableConnection {
  readonly seat: string;
  send(message: ServerMessage): void;
  /** Ends it for good, for one of the reasons of TABLE_CLOSED. */
  close(reason: number): void;
}

/** A table that people on this server are connected to: the latest game that is known here, and who is told of it. */
export class LiveTable {
  /** The faces that each connection has been sent. */
  readonly #connections = new Map<TableConnection, Set<string>>();
  readonly #faces: ReadonlyMap<string, TableCard>;
  readonly #cards: readonly TableCard[];
  /** Who was there at the latest view. */
  #present: ReadonlySet<string> = new Set();

  constructor(
    private latest: LiveTableRow,
    private readonly clock: () => Date,
  ) {
    const { cards, copies } = latest.content;
    this.#faces = new Map(cards.map((card) => [card.face, card]));
    this.#cards = copies.flatMap((index) => cards[index] ?? []);
  }

  get row(): LiveTableRow {
    return this.latest;
  }

  get connections(): readonly TableConnection[] {
    return [...this.#connections.keys()];
  }

  /** The seats with a connection to this server. */
  get localSeats(): ReadonlySet<string> {
    return new Set(this.connections.map(({ seat }) => seat));
  }

  add(connection: TableConnection): void {
    this.#connections.set(connection, new Set());
    connection.send({ type: 'welcome', deck: this.latest.content.deck, code: this.latest.code });
    this.show();
  }

  remove(connection: TableConnection): void {
    this.#connections.delete(connection);
  }

  /** Ends every connection for good, for one of the reasons of TABLE_CLOSED. */
  close(reason: number): void {
    for (const connection of this.connections) connection.close(reason);
  }

  /** Tells everybody of a newer game. */
  take(row: LiveTableRow): void {
    if (row.version < this.latest.version) return;
    this.latest = row;
    this.show();
  }

  /** Notes who is there on all servers, and tells everybody if that has changed. */
  notePresence(present: LiveTableRow['present']): void {
    this.latest = { ...this.latest, present };
    const now = this.#whoIsThere();
    if (now.size !== this.#present.size || [...now].some((seat) => !this.#present.has(seat))) this.show();
  }

  /** Sends each connection what its seat sees. */
  show(): void {
    const { state: game } = this.latest;
    this.#present = this.#whoIsThere();
    for (const [connection, known] of this.#connections) {
      if (game.isEnded) connection.close(TABLE_CLOSED.ended);
      else if (!game.seats.some(({ id }) => id === connection.seat)) connection.close(TABLE_CLOSED.removed);
      else this.#sendView(connection, known);
    }
  }

  #sendView(connection: TableConnection, known: Set<string>): void {
    const seen = view({ game: this.latest.state, cards: this.#cards, present: this.#present }, connection.seat);
    const faces = [...facesIn(seen)].filter((face) => !known.has(face));
    for (const face of faces) known.add(face);
    connection.send({
      type: 'view',
      view: seen,
      faces: faces.map((face) => this.#contentOf(face)),
    });
  }

  #contentOf(face: string): CardFace {
    const { category, translations = {} } = this.#faces.get(face) ?? {};
    return { face, translations, ...(category !== undefined && { category }) };
  }

  #whoIsThere(): ReadonlySet<string> {
    const since = this.clock().getTime() - PRESENT_MS;
    const elsewhere = Object.entries(this.latest.present).flatMap(([seat, seen]) => (seen >= since ? [seat] : []));
    return new Set([...elsewhere, ...this.localSeats]);
  }
}

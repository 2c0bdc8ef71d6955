import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { TABLE_CLOSED, type TableCommand } from '../contract/liveTableMessages.js';
import type { SeatRole } from '../contract/liveTables.js';
import type { Database } from '../database/Database.js';
import { HttpProblem } from '../errors.js';
import { KeyedLimit } from '../middleware/KeyedLimit.js';
import {
  insertTable,
  keepLatestTables,
  notePresence,
  readSigns,
  readTable,
  saveTable,
  type LiveTableRow,
  type TableContent,
} from '../queries/liveTables.js';
import { apply } from './game/apply.js';
import { Refusal, type Game } from './game/Game.js';
import { join } from './game/join.js';
import { newGame } from './game/newGame.js';
import { systemChance } from './game/systemChance.js';
import { LiveTable, type TableConnection } from './LiveTable.js';
import { tableCode } from './tableCode.js';

/** How often a server says that its people are still there. */
const BEAT_MS = 15_000;
/** How often it looks for what other servers have changed: people notice half a second. */
const LOOK_MS = 250;
/** Attempts to save a move while other servers save theirs. */
const TRIES = 20;
/** Tables that a member can have; the one that was left alone longest makes room. */
const MOST_TABLES = 10;

interface Parts {
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
}

interface Newcomer {
  readonly name: string;
  readonly role: SeatRole;
  readonly member: string | undefined;
}

/**
 * The tables at which people play together. A move is applied to the game that this server knows and saved if nobody else
 * has saved one since; otherwise it is applied again to theirs. So each move is in the database before anybody hears of it,
 * any server can take it, and a server that starts again goes on where the last one stopped.
 */
export class LiveTables {
  /** The tables that somebody is connected to here, by code. */
  readonly #tables = new Map<string, LiveTable>();
  readonly #turns = new KeyedLimit(1);
  readonly #timers: readonly NodeJS.Timeout[];
  #looking: Promise<void> = Promise.resolve();
  /** Looks and beats that run or wait. */
  #waiting = 0;

  constructor(private readonly parts: Parts) {
    const beat = setInterval(() => this.#run(() => this.#beat()), BEAT_MS);
    // The embedded database has this server alone, so that nobody else changes a table.
    const isShared = parts.database.kind === 'postgres';
    const look = isShared ? [setInterval(() => this.#waiting === 0 && this.#run(() => this.#look()), LOOK_MS)] : [];
    this.#timers = [beat, ...look];
    for (const timer of this.#timers) timer.unref();
  }

  /** Tables and connections on this server, for the metrics. */
  get counts(): { readonly tables: number; readonly connections: number } {
    const connections = [...this.#tables.values()].reduce((sum, table) => sum + table.connections.length, 0);
    return { tables: this.#tables.size, connections };
  }

  /** Opens a table. @returns its code */
  async open(member: string, content: TableContent): Promise<string> {
    const { database, clock } = this.parts;
    const state = newGame(content.copies.length, systemChance);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const code = tableCode();
      const table = { code, deck_id: content.deck.id, opened_by: member, content, state };
      if (!(await insertTable(database.knex, table, clock()))) continue;
      await keepLatestTables(database.knex, member, MOST_TABLES);
      return code;
    }
    throw new HttpProblem('unavailable', 'No code for a table is free. Try again.');
  }

  /** @returns undefined if there is no such table */
  find(code: string): Promise<LiveTableRow | undefined> {
    return readTable(this.parts.database.knex, code);
  }

  /** Adds a seat. @returns the only token that leads back to it; undefined if there is no such table */
  async join(
    code: string,
    { name, role, member }: Newcomer,
  ): Promise<{ readonly seat: string; readonly token: string } | Refusal | undefined> {
    const token = randomBytes(24).toString('base64url');
    let seat = '';
    const joined = await this.#change(code, (game, row) => {
      const result = join(game, { name, role, secret: digest(token), isOpener: row.opened_by === member });
      if (result instanceof Refusal) return result;
      seat = result.seat.id;
      return result.game;
    });
    return joined instanceof Refusal || joined === undefined ? joined : { seat, token };
  }

  /** Does what a seat asks for; if the table is gone, its connections end. @returns why that is not possible */
  async act(code: string, seat: string, command: TableCommand): Promise<Refusal | undefined> {
    const done = await this.#change(code, (game) => apply(game, command, seat, systemChance));
    return done instanceof Refusal ? done : undefined;
  }

  /**
   * Finds the seat of a token, and connects it.
   * @returns a reason of TABLE_CLOSED if that is not possible
   */
  async connect(
    code: string,
    token: string,
    connectionOf: (seat: string) => TableConnection,
  ): Promise<TableConnection | number> {
    return this.#turns.run(code, async () => {
      const table = this.#tables.get(code) ?? (await this.#load(code));
      if (table === undefined) return TABLE_CLOSED.unknownTable;
      const { state } = table.row;
      if (state.isEnded) return TABLE_CLOSED.ended;
      const secret = digest(token);
      const seat = state.seats.find((each) => each.secret === secret);
      if (seat === undefined) return TABLE_CLOSED.unknownSeat;
      this.#tables.set(code, table);
      const connection = connectionOf(seat.id);
      table.add(connection);
      await this.#note(table, { [seat.id]: this.#now() });
      return connection;
    });
  }

  /** Call this when a connection has ended. */
  async disconnect(code: string, connection: TableConnection): Promise<void> {
    const table = this.#tables.get(code);
    if (table === undefined) return;
    table.remove(connection);
    if (table.connections.length === 0) this.#tables.delete(code);
    if (!table.localSeats.has(connection.seat)) await this.#note(table, { [connection.seat]: 0 });
  }

  /** Stops looking, once every connection has ended. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
  }

  /** One change after the other, so that a table's own people do not compete. */
  #change(
    code: string,
    change: (game: Game, row: LiveTableRow) => Game | Refusal,
  ): Promise<LiveTableRow | Refusal | undefined> {
    return this.#turns.run(code, async () => {
      const known = this.#tables.get(code)?.row;
      let row = known ?? (await this.find(code));
      for (let attempt = 0; attempt < TRIES && row !== undefined; attempt += 1) {
        const state = change(row.state, row);
        const isRefused = state instanceof Refusal;
        // This server's state may be older than one that another server has saved.
        if (isRefused && row !== known) return state;
        if (!isRefused && (await saveTable(this.parts.database.knex, row, state, this.parts.clock()))) {
          const saved = { ...row, state, version: row.version + 1 };
          this.#tables.get(code)?.take(saved);
          return saved;
        }
        row = await this.find(code);
      }
      if (row === undefined) {
        this.#tables.get(code)?.close(TABLE_CLOSED.unknownTable);
        return undefined;
      }
      throw new HttpProblem('unavailable', 'Too much is happening at this table. Try again.');
    });
  }

  async #load(code: string): Promise<LiveTable | undefined> {
    const row = await this.find(code);
    return row && new LiveTable(row, this.parts.clock);
  }

  /** One after the other; a failure is logged, and the next attempt comes by itself. */
  #run(work: () => Promise<void>): void {
    if (this.#tables.size === 0) return;
    this.#waiting += 1;
    this.#looking = this.#looking
      .then(work)
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'could not maintain the live tables'))
      .finally(() => (this.#waiting -= 1));
  }

  async #beat(): Promise<void> {
    for (const table of this.#tables.values()) {
      const now = this.#now();
      await this.#note(table, Object.fromEntries([...table.localSeats].map((seat) => [seat, now])));
    }
    await this.#look();
  }

  async #look(): Promise<void> {
    const tables = [...this.#tables.values()];
    const signs = await readSigns(
      this.parts.database.knex,
      tables.map(({ row }) => row.id),
    );
    const byId = new Map(signs.map((sign) => [sign.id, sign]));
    for (const table of tables) {
      const sign = byId.get(table.row.id);
      if (sign === undefined) table.close(TABLE_CLOSED.unknownTable);
      else if (sign.version > table.row.version) await this.#catchUp(table);
      else table.notePresence(sign.present);
    }
  }

  async #catchUp(table: LiveTable): Promise<void> {
    const row = await this.find(table.row.code);
    if (row !== undefined) table.take(row);
  }

  async #note(table: LiveTable, present: Readonly<Record<string, number>>): Promise<void> {
    await notePresence(this.parts.database.knex, table.row.id, present);
    table.notePresence({ ...table.row.present, ...present });
  }

  #now(): number {
    return this.parts.clock().getTime();
  }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

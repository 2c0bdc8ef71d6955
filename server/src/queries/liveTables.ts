import type { LiveTableDeck } from '../contract/liveTables.js';
import type { Game, TableCard } from '../liveTables/game/Game.js';
import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

/** The deck as it was when the table was opened. */
export interface TableContent {
  readonly deck: LiveTableDeck;
  /** Each card once. */
  readonly cards: readonly TableCard[];
  /** The index of the card by the number of its copy. */
  readonly copies: readonly number[];
}

export interface LiveTableRow {
  readonly id: string;
  readonly code: string;
  readonly deck_id: string;
  readonly opened_by: string;
  readonly content: TableContent;
  readonly state: Game;
  readonly version: number;
  /** When each seat was last seen, as milliseconds since 1970. */
  readonly present: Readonly<Record<string, number>>;
}

type NewTable = Pick<LiveTableRow, 'code' | 'deck_id' | 'opened_by' | 'content' | 'state'>;

/** @returns whether the code was free */
export async function insertTable(executor: Executor, table: NewTable, now: Date): Promise<boolean> {
  const { content, state, ...row } = table;
  const rows = await executor('app.live_tables')
    .insert({
      ...row,
      content: JSON.stringify(content),
      state: JSON.stringify(state),
      created_at: now,
      updated_at: now,
    })
    .onConflict('code')
    .ignore()
    .returning('id');
  return rows.length > 0;
}

export function readTable(executor: Executor, code: string): Promise<LiveTableRow | undefined> {
  return executor('app.live_tables')
    .where({ code })
    .first<LiveTableRow | undefined>('id', 'code', 'deck_id', 'opened_by', 'content', 'state', 'version', 'present');
}

/** Saves the game if nobody else has saved it since. @returns whether it did */
export async function saveTable(
  executor: Executor,
  { id, version }: Pick<LiveTableRow, 'id' | 'version'>,
  state: Game,
  now: Date,
): Promise<boolean> {
  const changed = await executor('app.live_tables')
    .where({ id, version })
    .update({ state: JSON.stringify(state), version: version + 1, updated_at: now });
  return changed > 0;
}

/** Notes that people are there, or with 0 that they are not. */
export async function notePresence(
  executor: Executor,
  id: string,
  present: Readonly<Record<string, number>>,
): Promise<void> {
  await executor.raw('update app.live_tables set present = present || ?::jsonb where id = ?', [
    JSON.stringify(present),
    id,
  ]);
}

/** The values that tell whether other servers have changed a table. */
export function readSigns(
  executor: Executor,
  ids: readonly string[],
): Promise<Pick<LiveTableRow, 'id' | 'version' | 'present'>[]> {
  return executor('app.live_tables')
    .whereIn('id', [...ids])
    .select('id', 'version', 'present');
}

/** The card that a face names, and whose table it is. */
export async function readTableCard(
  executor: Executor,
  code: string,
  face: string,
): Promise<(Pick<LiveTableRow, 'deck_id' | 'opened_by'> & { readonly card_id: string }) | undefined> {
  const [row] = await queryRows<{ deck_id: string; opened_by: string; card_id: string }>(
    executor,
    `select t.deck_id, t.opened_by, card ->> 'id' as card_id
     from app.live_tables t, jsonb_array_elements(t.content -> 'cards') card
     where t.code = ? and card ->> 'face' = ?`,
    [code, face],
  );
  return row;
}

/** Deletes all but the latest tables of a member. */
export async function keepLatestTables(executor: Executor, member: string, most: number): Promise<void> {
  await executor.raw(
    `delete from app.live_tables where id in
       (select id from app.live_tables where opened_by = ? order by updated_at desc, id offset ?)`,
    [member, most],
  );
}

/** Deletes tables that ended, or were left alone, before these times. @returns how many */
export function forgetTables(executor: Executor, ended: Date, idle: Date): Promise<number> {
  return executor('app.live_tables')
    .where('updated_at', '<', idle)
    .orWhereRaw(`((state ->> 'isEnded')::boolean and updated_at < ?)`, [ended])
    .delete();
}

import { randomBytes } from 'node:crypto';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import type { Executor } from '../executor.js';

export interface Order {
  /** Null for a download that everybody gets. */
  readonly userId: string | null;
  /** The version of the deck that everybody gets; null for an export of a member. */
  readonly publicVersion: number | null;
  readonly deckId: string;
  readonly deckTitle: string;
  readonly request: ExportOrder;
  /** The deck with its designs, as gzipped JSON. */
  readonly snapshot: Uint8Array;
}

/**
 * Locks the member's row, so that their orders are handled one at a time.
 * @returns how many exports are queued or running
 */
export async function countActiveExports(trx: Executor, userId: string): Promise<number> {
  await trx.raw('select 1 from app.members where id = ? for update', [userId]);
  const { rows } = await trx.raw<{ rows: { n: number }[] }>(
    `select count(*)::int as n from app.exports where user_id = ? and status in ('queued', 'running')`,
    [userId],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Stores a job; workers see it once the transaction has ended.
 * @returns its id; undefined if this version of the deck already has the same download
 */
export async function insertExport(trx: Executor, order: Order, now: Date): Promise<string | undefined> {
  const [row] = await trx('app.exports')
    .insert({
      user_id: order.userId,
      public_version: order.publicVersion,
      deck_id: order.deckId,
      deck_title: order.deckTitle,
      request: JSON.stringify(order.request),
      link_secret: randomBytes(32),
      created_at: now,
      updated_at: now,
      queued_at: now,
    })
    .onConflict()
    .ignore()
    .returning<{ id: string }[]>('id');
  if (row === undefined) return undefined;
  await trx('app.export_inputs').insert({ export_id: row.id, snapshot: Buffer.from(order.snapshot) });
  return row.id;
}

export async function readSnapshot(executor: Executor, id: string): Promise<Buffer | undefined> {
  const row = await executor('app.export_inputs')
    .where({ export_id: id })
    .first<{ snapshot: Buffer } | undefined>('snapshot');
  return row?.snapshot;
}

import type { DescribedFont } from '@cardwright/renderer';
import type { Executor } from './executor.js';
import { insertRow, queryRows, readRows } from './rows.js';

/** A member's font, without its bytes. Times are strings, the size is in bytes. */
export interface OwnFontRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  readonly size: number;
  readonly font: DescribedFont;
  readonly created_at: string;
  readonly updated_at: string;
}

export type NewOwnFont = Pick<OwnFontRow, 'user_id' | 'name' | 'digest' | 'font'> & { readonly bytes: Uint8Array };

const FONTS = `(select id, user_id, name, digest, size, font, created_at, updated_at from app.own_fonts)`;

/** A member's fonts, by family, weight and style. */
export function listOwnFonts(executor: Executor, userId: string): Promise<OwnFontRow[]> {
  const order = `order by lower(t.font ->> 'family'), (t.font ->> 'weight')::int, t.font ->> 'italic', t.created_at, t.id`;
  return readRows(executor, FONTS, `where t.user_id = ? ${order}`, [userId]);
}

export async function readOwnFont(executor: Executor, id: string): Promise<OwnFontRow | undefined> {
  return (await readRows<OwnFontRow>(executor, FONTS, 'where t.id = ?', [id]))[0];
}

/** The bytes of fonts, by id. */
export async function readFontBytes(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const rows = await queryRows<{ id: string; bytes: Uint8Array }>(
    executor,
    'select id, bytes from app.own_fonts where id = any(?::uuid[])',
    [[...ids]],
  );
  return new Map(rows.map(({ id, bytes }) => [id, new Uint8Array(bytes)]));
}

/** @returns the new row's id */
export function insertOwnFont(executor: Executor, { font, bytes, ...row }: NewOwnFont, now: Date): Promise<string> {
  const columns = {
    ...row,
    font: JSON.stringify(font),
    size: bytes.byteLength,
    bytes: Buffer.from(bytes),
    licensed_at: now,
  };
  return insertRow(executor, 'app.own_fonts', columns, now);
}

export async function renameOwnFont(executor: Executor, id: string, name: string, now: Date): Promise<void> {
  await executor('app.own_fonts').where({ id }).update({ name, updated_at: now });
}

export async function deleteOwnFont(executor: Executor, id: string): Promise<void> {
  await executor('app.own_fonts').where({ id }).delete();
}

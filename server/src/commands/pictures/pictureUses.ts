import type { Database } from '../../database/connect.js';
import { type Executor, inSnapshot } from '../../queries/executor.js';
import { bytesIn, namesIn, PACKED_COLUMNS, PICTURE_NAME, wordColumns } from '../../queries/pictureNames.js';
import { unpackJson } from '../decks/packJson.js';

/** How many rows of the database name each picture, by its file name in lower case. One that none names is absent. */
export type PictureUses = ReadonlyMap<string, number>;

/**
 * Reads all texts and JSON of all tables, and what is packed: kept versions, typed changes and waiting exports of decks.
 * @param trx sees one snapshot of the database, so that nothing that moves in the meantime is missed
 */
export async function pictureUses(trx: Executor): Promise<PictureUses> {
  const uses = new Map<string, number>();
  const add = (name: string, count: number): void => {
    const key = name.toLowerCase();
    uses.set(key, (uses.get(key) ?? 0) + count);
  };
  for (const [table, columns] of await wordColumns(trx))
    for (const { name, count } of await namesIn(trx, table, columns)) add(name, count);
  for (const column of PACKED_COLUMNS)
    for await (const bytes of bytesIn(trx, column)) {
      const text = (await unpackJson(bytes)).toString();
      for (const name of new Set(text.match(new RegExp(PICTURE_NAME, 'g')))) add(name, 1);
    }
  return uses;
}

/** What the first page of a list has read. */
const known = new WeakMap<Database, Promise<PictureUses>>();

/**
 * The uses for a page of a list. They are read for its first page, and the others share them: reading them takes half a
 * second for 5,000 decks of 30 cards.
 */
export function usesForPage(database: Database, { isFirst }: { readonly isFirst: boolean }): Promise<PictureUses> {
  const shared = isFirst ? undefined : known.get(database);
  if (shared !== undefined) return shared;
  const uses = inSnapshot(database, pictureUses);
  known.set(database, uses);
  uses.catch(() => known.delete(database));
  return uses;
}

/** The file name in a path, by which `PictureUses` knows an upload; undefined if it is not the name of one. */
export function pictureName(path: string): string | undefined {
  return new RegExp(`${PICTURE_NAME}$`).exec(path)?.[0].toLowerCase();
}

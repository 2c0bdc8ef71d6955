import { CardwrightError } from '@cardwright/renderer';
import { inSnapshot } from '../../queries/executor.js';
import { uploadsBefore } from '../../queries/pictureNames.js';
import { isShown } from '../../queries/uploads.js';
import type { Services } from '../../services.js';
import { pictureName, pictureUses } from './pictureUses.js';

/**
 * Days. Changes that were never saved may be in a browser alone, and name an upload; after this time, hardly anybody comes
 * back to them.
 */
export const UNUSED_DAYS = 90;

const DAY_MS = 24 * 3_600_000;

export interface UnusedPicture {
  /** Inside the bucket. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Uploads of members that are older than `UNUSED_DAYS` and whose name stands nowhere else in the database: in no text or
 * JSON of any table, nor in kept versions, typed changes and waiting exports of decks. Files outside, such as exported
 * templates, may name them by their addresses.
 * @throws CardwrightError `admin.refused` if hosted Supabase stores the pictures
 */
export async function findUnusedPictures({
  database,
  config,
  clock,
}: Pick<Services, 'database' | 'config' | 'clock'>): Promise<readonly UnusedPicture[]> {
  if (config.supabase !== undefined)
    throw new CardwrightError('admin.refused', 'Supabase stores the pictures, so this server has no list of them.');
  const before = new Date(clock().getTime() - UNUSED_DAYS * DAY_MS);
  return inSnapshot(database, async (trx) => {
    const old = await uploadsBefore(trx, before);
    if (old.length === 0) return [];
    const uses = await pictureUses(trx);
    return old.filter(({ path }) => {
      const name = pictureName(path);
      return name !== undefined && !uses.has(name);
    });
  });
}

/** Deletes unused pictures, apart from those that a deck shows by now. @returns those that it deleted */
export async function deleteUnusedPictures(
  services: Pick<Services, 'database' | 'config' | 'clock' | 'storage'>,
): Promise<readonly UnusedPicture[]> {
  const deleted: UnusedPicture[] = [];
  for (const picture of await findUnusedPictures(services)) {
    if (await isShown(services.database.knex, picture.path)) continue;
    if ((await services.storage.remove([picture.path])).length > 0) deleted.push(picture);
  }
  return deleted;
}

import { CardwrightError } from '@cardwright/renderer';
import {
  bytesIn,
  namesIn,
  PACKED_COLUMNS,
  PICTURE_NAME,
  uploadsBefore,
  wordColumns,
} from '../../queries/pictureNames.js';
import type { Executor } from '../../queries/executor.js';
import { isShown } from '../../queries/uploads.js';
import type { Services } from '../../services.js';
import { unpackJson } from '../decks/packJson.js';

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
  return database.knex.transaction(
    async (trx) => {
      const old = await uploadsBefore(trx, before);
      const used = old.length === 0 ? new Set<string>() : await usedNames(trx);
      return old.filter(({ path }) => {
        const [name] = namesOf(path.slice(path.lastIndexOf('/') + 1));
        return name !== undefined && !used.has(name);
      });
    },
    { isolationLevel: 'repeatable read' },
  );
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

async function usedNames(trx: Executor): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const add = (names: readonly string[]): void => names.forEach((name) => used.add(name.toLowerCase()));
  for (const column of await wordColumns(trx)) add(await namesIn(trx, column));
  for (const column of PACKED_COLUMNS)
    for await (const bytes of bytesIn(trx, column)) add(namesOf((await unpackJson(bytes)).toString()));
  return used;
}

function namesOf(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(PICTURE_NAME, 'g'))].map(([name]) => name.toLowerCase());
}

import {
  deleteUnchanged,
  objectsAfter,
  pathsOfNobody,
  versionsOf,
  type ObjectFile,
} from '../../queries/storageObjects.js';
import type { Database } from '../../database/connect.js';
import type { PictureFile, PictureFiles } from './PictureFiles.js';

const DAY_MS = 24 * 3_600_000;

/** An upload writes its file first and its row a moment later, well within a day. */
const ROW_GRACE_MS = DAY_MS;

/** As long as decks stay in the bin, so that files survive if an older database backup is restored for a while. */
const FILE_GRACE_MS = 30 * DAY_MS;

/**
 * If more than this share is orphaned, crashes are not the cause: the folder and the database do not belong together.
 */
const MOST_SHARE = 0.25;
/** Too few for the share to mean anything. */
const FEW = 10;

const BATCH = 500;

/** The folder and the database do not seem to belong together, so nothing was removed. */
class StrangeFolderError extends Error {
  override readonly name = 'StrangeFolderError';
  constructor(what: string, lost: number, all: number) {
    super(
      `${lost} of ${all} pictures have ${what}, so nothing was removed. Compare CARDWRIGHT_DATA and the database with your backup.`,
    );
  }
}

/** The parts of the embedded storage that sweeping needs. */
interface Parts {
  readonly database: Database;
  readonly files: PictureFiles;
  removeRows(paths: readonly string[]): Promise<readonly unknown[]>;
}

/**
 * Removes leftovers of crashes: files without a row, rows without a file, and pictures of deleted members.
 * @returns how many
 * @throws StrangeFolderError before anything is removed
 */
export async function sweepPictures(storage: Parts, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ROW_GRACE_MS);
  const [rows, files] = [await rowsWithoutFile(storage, before), await filesWithoutRow(storage, now)];
  const ofNobody = await storage.removeRows(await pathsOfNobody(storage.database.knex, before));
  let removed = ofNobody.length;
  for (const row of rows) if (await deleteUnchanged(storage.database.knex, row)) removed += 1;
  for (const file of files) await storage.files.removeFile(file);
  return removed + files.length;
}

async function rowsWithoutFile({ database, files }: Parts, before: Date): Promise<readonly ObjectFile[]> {
  const lost: ObjectFile[] = [];
  let all = 0;
  for (let path = ''; ;) {
    const rows = await objectsAfter(database.knex, { path, before, limit: BATCH });
    for (const row of rows) if (!(await files.has(row.path, row.version))) lost.push(row);
    all += rows.length;
    path = rows.at(-1)?.path ?? '';
    if (rows.length < BATCH) break;
  }
  assertFew('no file', lost.length, all);
  return lost;
}

async function filesWithoutRow({ database, files }: Parts, now: Date): Promise<readonly PictureFile[]> {
  const before = now.getTime() - FILE_GRACE_MS;
  const lost: PictureFile[] = [];
  let all = 0;
  let batch: PictureFile[] = [];
  const check = async (): Promise<void> => {
    const paths = batch.map(({ path }) => path);
    const versions = await versionsOf(database.knex, paths);
    lost.push(...batch.filter(({ path, version }) => version === undefined || versions.get(path) !== version));
    batch = [];
  };
  for await (const file of files.list()) {
    all += 1;
    if (file.since.getTime() < before) batch.push(file);
    if (batch.length === BATCH) await check();
  }
  await check();
  assertFew('no row', lost.length, all);
  return lost;
}

function assertFew(what: string, lost: number, all: number): void {
  if (lost > FEW && lost > all * MOST_SHARE) throw new StrangeFolderError(what, lost, all);
}

import type { Page } from '../paging.js';
import type { Executor } from '../executor.js';
import { keysetPage, NEWEST, type Condition, type PageRequest } from '../keysetPage.js';
import type { ExportStatus } from '../../contract/exports.js';
import { COLUMNS, type ExportRow } from './rows.js';
import { readRow } from '../rows.js';

const SOURCE = `(select ${COLUMNS} from app.exports)`;

export function readExport(executor: Executor, id: string): Promise<ExportRow | undefined> {
  return readRow(executor, SOURCE, id);
}

interface ExportFilter {
  readonly userId: string;
  readonly deckId?: string | undefined;
  readonly status?: ExportStatus | undefined;
}

/** A member's exports, newest first. */
export function listExports(
  executor: Executor,
  { userId, deckId, status }: ExportFilter,
  page: PageRequest,
): Promise<Page<ExportRow>> {
  const where: Condition[] = [['t.user_id = ?', userId]];
  if (deckId !== undefined) where.push(['t.deck_id = ?', deckId]);
  if (status !== undefined) where.push(['t.status = ?', status]);
  return keysetPage(executor, { from: SOURCE, where, ...NEWEST }, page);
}

/** Which of these exports exist, and the revision of each. */
export async function readRevisions(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await executor('app.exports')
    .whereIn('id', [...ids])
    .select<{ id: string; revision: number }[]>('id', 'revision');
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** The secret that signs links to an export's file. */
export async function readLinkSecret(executor: Executor, id: string): Promise<Buffer | undefined> {
  const row = await executor('app.exports').where({ id }).first<{ link_secret: Buffer } | undefined>('link_secret');
  return row?.link_secret;
}

import type { DeckRow } from '../decks/rows.js';
import type { Executor } from '../executor.js';
import { readRows } from '../rows.js';
import { COLUMNS, type ExportRow } from './rows.js';

/** What determines whether a deck's file may be downloaded, and which one. */
export type DownloadableDeck = Pick<DeckRow, 'id' | 'status' | 'version' | 'deleted_at' | 'allows_download'>;

export function readDownloadableDeck(executor: Executor, id: string): Promise<DownloadableDeck | undefined> {
  return executor('app.decks')
    .where({ id })
    .first<DownloadableDeck | undefined>('id', 'status', 'version', 'deleted_at', 'allows_download');
}

/** The choices that tell the downloads of one version apart. */
export interface DownloadRequest {
  readonly preset: string;
  /** Always a single language. */
  readonly languages: readonly string[];
  readonly cards?: string;
}

/** The file that a version of a deck has for everybody, or its making. */
export async function readDownload(
  executor: Executor,
  deckId: string,
  version: number,
  { preset, languages, cards = '' }: DownloadRequest,
): Promise<ExportRow | undefined> {
  const [row] = await readRows<ExportRow>(
    executor,
    `(select ${COLUMNS} from app.exports
      where deck_id = ? and public_version = ? and request ->> 'preset' = ? and request -> 'languages' ->> 0 = ?
        and coalesce(request ->> 'cards', '') = ?)`,
    '',
    [deckId, version, preset, languages[0] ?? '', cards],
  );
  return row;
}

/** @returns how many downloads are queued or being made, of all decks */
export async function countActiveDownloads(executor: Executor): Promise<number> {
  const { rows } = await executor.raw<{ rows: { n: number }[] }>(
    `select count(*)::int as n from app.exports where user_id is null and status in ('queued', 'running')`,
  );
  return rows[0]?.n ?? 0;
}

/** Deletes downloads of earlier versions, and of decks that no longer offer them. A worker that is making one notices. */
export async function dropStaleDownloads(executor: Executor): Promise<void> {
  await executor.raw(
    `delete from app.exports e where e.public_version is not null and not exists (
       select 1 from app.decks d where d.id = e.deck_id and d.version = e.public_version and d.allows_download
         and d.deleted_at is null and d.status <> 'draft')`,
  );
}

import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

/** A kept version of a deck, without its content. */
export interface DeckVersionRow {
  readonly version: number;
  readonly saved_at: Date;
  /** Null if the account is gone, or nobody knows. */
  readonly saved_by: { readonly id: string; readonly display_name: string } | null;
  readonly card_count: number;
  /** Bytes of the packed content. */
  readonly size: number;
}

interface KeptVersion {
  readonly deckId: string;
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly cardCount: number;
  readonly content: Uint8Array;
  /** Paths of the members' pictures that it shows. */
  readonly pictures: readonly string[];
}

/** Keeps a version, unless it is kept already. */
export async function insertVersion(executor: Executor, kept: KeptVersion): Promise<void> {
  await executor('app.deck_versions')
    .insert({
      deck_id: kept.deckId,
      version: kept.version,
      saved_at: kept.savedAt,
      saved_by: kept.savedBy,
      card_count: kept.cardCount,
      content: Buffer.from(kept.content),
      pictures: kept.pictures,
    })
    .onConflict(['deck_id', 'version'])
    .ignore();
}

export async function hasVersion(executor: Executor, deckId: string, version: number): Promise<boolean> {
  return (await executor('app.deck_versions').where({ deck_id: deckId, version }).first('version')) !== undefined;
}

/** Newest first. */
export function listVersions(executor: Executor, deckId: string): Promise<DeckVersionRow[]> {
  return queryRows<DeckVersionRow>(
    executor,
    `select v.version, v.saved_at, v.card_count, octet_length(v.content) as size,
       case when m.id is not null then json_build_object('id', m.id, 'display_name', m.display_name) end as saved_by
     from app.deck_versions v left join app.members m on m.id = v.saved_by
     where v.deck_id = ? order by v.version desc`,
    [deckId],
  );
}

/** @returns the packed content and its time */
export async function readVersion(
  executor: Executor,
  deckId: string,
  version: number,
): Promise<{ readonly content: Buffer; readonly saved_at: Date } | undefined> {
  return executor('app.deck_versions')
    .where({ deck_id: deckId, version })
    .first<{ content: Buffer; saved_at: Date } | undefined>('content', 'saved_at');
}

export async function deleteVersions(executor: Executor, deckId: string, versions: readonly number[]): Promise<void> {
  if (versions.length > 0)
    await executor('app.deck_versions').where({ deck_id: deckId }).whereIn('version', versions).delete();
}

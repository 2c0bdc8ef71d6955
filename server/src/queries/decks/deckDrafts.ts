import type { Executor } from '../executor.js';

/** A member's unsaved changes to a deck. */
export interface DeckDraftRow {
  /** The saved version it was begun from. */
  readonly version: number;
  readonly updated_at: Date;
  /** Packed. */
  readonly content: Buffer;
}

interface Owner {
  readonly deckId: string;
  readonly userId: string;
}

/** Replaces the member's draft of the deck. */
export async function writeDraft(
  executor: Executor,
  { deckId, userId }: Owner,
  draft: { readonly version: number; readonly content: Uint8Array; readonly now: Date },
): Promise<void> {
  const { version, now: updated_at } = draft;
  const content = Buffer.from(draft.content);
  await executor('app.deck_drafts')
    .insert({ deck_id: deckId, user_id: userId, version, updated_at, content })
    .onConflict(['deck_id', 'user_id'])
    .merge(['version', 'updated_at', 'content']);
}

export function readDraft(executor: Executor, { deckId, userId }: Owner): Promise<DeckDraftRow | undefined> {
  return executor('app.deck_drafts')
    .where({ deck_id: deckId, user_id: userId })
    .first<DeckDraftRow | undefined>('version', 'updated_at', 'content');
}

export async function removeDraft(executor: Executor, { deckId, userId }: Owner): Promise<void> {
  await executor('app.deck_drafts').where({ deck_id: deckId, user_id: userId }).delete();
}

/** Deletes drafts that nobody came back to. @returns how many */
export async function pruneDrafts(executor: Executor, before: Date): Promise<number> {
  return executor('app.deck_drafts').where('updated_at', '<', before).delete();
}

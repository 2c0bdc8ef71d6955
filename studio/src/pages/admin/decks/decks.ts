import type { Answer, Input } from '@cardwright/server/contract';
import { call } from '../../../api/call.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import type { ListSource } from '../list/types.js';

export type ListedDeck = Answer<'GET /api/admin/decks/table'>['decks'][number];
export type DeckChange = Omit<Input<'POST /api/admin/decks/moderate'>['body']['decks'][number], 'id'>;

export const DECKS: ListSource<ListedDeck, Input<'GET /api/admin/decks/table'>['query']> = {
  name: 'decks',
  sort: '-updated_at',
  fetch: async (query, signal) => {
    const { decks: rows, ...page } = await call('GET /api/admin/decks/table', { query, signal });
    return { rows, ...page };
  },
};

export function titleOfDeck({ title }: Pick<ListedDeck, 'title'>): string {
  return title === '' ? 'Untitled deck' : title;
}

/** Changes decks, and says which could not be changed. @returns those that were */
export async function moderate(
  rows: readonly ListedDeck[],
  changeOf: (row: ListedDeck) => DeckChange,
  reason = '',
): Promise<readonly ListedDeck[]> {
  const body = { decks: rows.map((row) => ({ id: row.id, ...changeOf(row) })), reason };
  const { done, failed } = await call('POST /api/admin/decks/moderate', { body });
  const [first] = failed;
  if (first !== undefined)
    toast({
      title: `${counted(failed.length, 'deck was', 'decks were')} not changed`,
      message: first.detail,
      kind: 'warning',
    });
  return rows.filter(({ id }) => done.includes(id));
}

/** Undoes a change: each field that it set returns to what it was. Others may have been changed since. */
export function restore(rows: readonly ListedDeck[], made: DeckChange): Promise<unknown> {
  return moderate(rows, ({ status, world_id, owner_id, deleted_at }) => ({
    ...(made.status !== undefined && { status }),
    ...(made.world_id !== undefined && { world_id }),
    ...(made.in_bin !== undefined && { in_bin: deleted_at !== null }),
    ...(made.owner_id !== undefined && { owner_id }),
  }));
}

import type { Executor } from '../executor.js';

const TABLES = ['app.decks', 'app.categories', 'app.cards'] as const;

/** Gives the stored pictures of all decks the address of another server. @param from its origin until now */
export async function moveIllustrations(executor: Executor, from: string, to: string): Promise<void> {
  const [before, after] = [from, to].map((url) => `${new URL(url).origin}/storage/`);
  if (before === after) return;
  for (const table of TABLES)
    await executor.raw(
      `update ${table} set illustration = ? || substr(illustration, ?) where starts_with(illustration, ?)`,
      [after ?? '', (before ?? '').length + 1, before ?? ''],
    );
}

import type { Cursors, FoundPage, ListPage } from './types.js';

/**
 * A page by its number. The server knows pages by cursors, so the way to a page whose cursors are not known leads through
 * all before it. If the list has become shorter, it is the last page.
 */
export async function findPage<Row>(
  fetch: (cursor: string | undefined) => Promise<ListPage<Row>>,
  page: number,
  known: Cursors | undefined,
): Promise<FoundPage<Row>> {
  const cursors = [...(known ?? [undefined])];
  for (;;) {
    const found = await fetch(cursors.at(-1));
    if (known !== undefined || cursors.length >= page || found.next_cursor === null) return { ...found, cursors };
    cursors.push(found.next_cursor);
  }
}

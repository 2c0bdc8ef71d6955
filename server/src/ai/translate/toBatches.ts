/** A text that is sent along with others; `text` is what counts for the size. */
interface Sized {
  readonly text: string;
}

/** Texts of one request: as many as a model keeps apart, and as long as its answer may get. */
export const BATCH = { texts: 20, characters: 4_000 } as const;

/** Texts in their order, in batches; one that is longer than a batch has its own. */
export function toBatches<T extends Sized>(
  items: readonly T[],
  { texts, characters } = BATCH,
): readonly (readonly T[])[] {
  const batches: T[][] = [];
  let size = 0;
  for (const item of items) {
    const last = batches.at(-1);
    if (last !== undefined && last.length < texts && size + item.text.length <= characters) {
      last.push(item);
      size += item.text.length;
    } else {
      batches.push([item]);
      size = item.text.length;
    }
  }
  return batches;
}

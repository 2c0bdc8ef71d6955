/** An item of a batch; `text` determines its size. */
interface Sized {
  readonly text: string;
}

/** The limits of one request: as many texts as a model can keep apart, and as long as its answer may be. */
export const BATCH = { texts: 20, characters: 4_000 } as const;

/** Splits texts into batches in order; a text longer than a batch gets its own. */
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

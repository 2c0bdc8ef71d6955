const HEADER = 32;
const SLOT = 12;

const known = new WeakMap<object, number>();

/**
 * About how many bytes of the heap a row takes, with its JSON. Remembered for as long as the row is there, because rows
 * are never mutated and a save keeps nearly all of them.
 */
export function memoryOfRow(row: object): number {
  const size = known.get(row) ?? memoryOf(row);
  known.set(row, size);
  return size;
}

function memoryOf(value: unknown): number {
  // A text is in memory twice: as a value and in the JSON.
  if (typeof value === 'string') return HEADER + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 2 * SLOT;
  let size = HEADER;
  for (const key of Object.keys(value)) size += SLOT + key.length + memoryOf((value as Record<string, unknown>)[key]);
  return size;
}

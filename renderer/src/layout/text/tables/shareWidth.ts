/** What a column needs so that no word is cut, and so that no line is broken; least <= natural. */
export interface ColumnNeed {
  readonly least: number;
  readonly natural: number;
}

/** Halvings of the range in which the fair share lies: enough for the precision of a double. */
const HALVINGS = 50;

/**
 * Shares a table's width among its columns. Each gets its natural width if all fit. Otherwise, those that want more
 * than a fair share get the same width, but none less than its widest word, as long as there is room for all of these.
 */
export function shareWidth(columns: readonly ColumnNeed[], available: number): readonly number[] {
  const natural = columns.map((column) => column.natural);
  if (sum(natural) <= available) return natural;
  const least = columns.map((column) => column.least);
  const room = Math.max(0, available);
  if (sum(least) <= room) return capped(natural, least, room);
  return capped(least, [], room);
}

/** The wanted widths, limited to the share at which they fill the room, but not below the smallest ones. */
function capped(wanted: readonly number[], smallest: readonly number[], room: number): readonly number[] {
  const at = (share: number): readonly number[] =>
    wanted.map((width, index) => Math.max(smallest[index] ?? 0, Math.min(width, share)));
  let low = 0;
  let high = Math.max(...wanted);
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

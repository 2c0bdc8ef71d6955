import type { Bytes } from './fileBytes.node.js';

/** What begins an entry of a list in a file with one tab for each level. */
export const ENTRY = '\n\t\t';

/** Entries are read together once there are no more bytes of them. */
const PART = 32 * 1024;
/** Bytes in which the next entry is looked for at a time. */
const PROBE = 4 * 1024;
/** More than the longest name. */
const NAME = 256;

/**
 * The entry of a name in a range of a file whose names are sorted, without reading the others. Of a range that is not sorted,
 * it may find nothing.
 * @returns the JSON of its value
 */
export function sortedEntry(
  bytes: Bytes,
  range: { readonly start: number; readonly end: number },
  name: string,
): string | undefined {
  let { start, end } = range;
  while (end - start > PART) {
    const middle = (start + end) >> 1;
    const next = firstEntry(bytes, middle, end);
    if (next !== undefined && next.name <= name) start = next.at;
    else end = middle;
  }
  // An entry may be long: read more until it is complete.
  for (let size = end - start + NAME; ; size *= 4) {
    const part = bytes.subarray(start, Math.min(start + size, range.end));
    const found = entryIn(part, name);
    if (found !== undefined || start + size >= range.end || !part.includes(keyOf(name))) return found;
  }
}

/** The JSON of a named value in these bytes; undefined if it is not there, or not complete. */
export function entryIn(bytes: Buffer, name: string): string | undefined {
  const key = keyOf(name);
  const at = bytes.indexOf(key);
  if (at < 0) return undefined;
  // A string has no line breaks, so this one ends the entry.
  const end = bytes.indexOf(`${ENTRY}}`, at);
  return end < 0 ? undefined : bytes.toString('utf8', at + key.length, end + ENTRY.length + 1);
}

function keyOf(name: string): string {
  return `${ENTRY}${JSON.stringify(name)}: `;
}

/** The first entry that begins between two places. */
function firstEntry(
  bytes: Bytes,
  from: number,
  to: number,
): { readonly at: number; readonly name: string } | undefined {
  const opening = `${ENTRY}"`;
  for (let start = from; start < to; start += PROBE) {
    const part = bytes.subarray(start, Math.min(start + PROBE, to) + NAME);
    const at = part.indexOf(opening);
    // A name that begins later is read in full with the next bytes.
    if (at < 0 || at >= PROBE || start + at >= to) continue;
    const nameAt = at + opening.length;
    return { at: start + at, name: part.toString('utf8', nameAt, part.indexOf('"', nameAt)) };
  }
  return undefined;
}

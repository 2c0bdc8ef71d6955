import { createHash } from 'node:crypto';

/** A name that changes with the content, because tables keep pictures by their addresses: `3f8a0c1d2e4b5a69.jpg`. */
export function pictureName(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.jpg`;
}

/** An id for tables, always the same for the same words. @param length at most 64 hexadecimal digits */
export function stableId(words: string, length: number): string {
  return createHash('sha256').update(words).digest('hex').slice(0, length);
}

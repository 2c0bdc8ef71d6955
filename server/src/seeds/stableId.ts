import { createHash } from 'node:crypto';

/** The namespace for ids of rows that come with the product; generated once at random. */
const NAMESPACE = Buffer.from('6f0c52d84e8b4c0f9c0d2a7be5a9f413', 'hex');

/** Derives the same UUID from a name on every server (RFC 9562, version 5), so that links to demo decks stay valid. */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * A replacement for `crypto.randomUUID`, which browsers withhold from pages served over plain HTTP, such as a studio opened
 * from another machine on the network. Imported for its effect, before any id is created.
 */
export function uuidOf(random: Uint8Array): `${string}-${string}-${string}-${string}-${string}` {
  const bytes = Uint8Array.from(random);
  // RFC 9562: version 4, variant 10.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

if (typeof crypto.randomUUID !== 'function')
  Object.defineProperty(crypto, 'randomUUID', { value: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))) });

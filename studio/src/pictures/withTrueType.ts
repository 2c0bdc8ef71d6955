/** What the files of each type have at the start, from which byte on. */
const SIGNATURES: readonly (readonly [type: string, from: number, text: string])[] = [
  ['image/png', 0, '\u0089PNG'],
  ['image/jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];
const LONGEST_START = 12;

/** A file with the type that its bytes have: browsers go by the name, and many files are renamed rather than converted. */
export async function withTrueType(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_START).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  const type = SIGNATURES.find(([, from, text]) => start.startsWith(text, from))?.[0];
  return type === undefined || type === file.type ? file : file.slice(0, file.size, type);
}

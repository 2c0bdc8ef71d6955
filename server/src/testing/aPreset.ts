import { readFile } from 'node:fs/promises';

/** A preset as a member sends it: the content of a JSON file. */
export function aPreset(name: string): object {
  return { name, title: 'Corner print shop', product: 'pdf-cards', bleedMm: 2, safeMm: 3, preferredSize: '60x90mm' };
}

/** A colour profile as it is uploaded. @param change is given the bytes, for damaged ones */
export async function aProfile(
  file = 'FOGRA39L_coated.icc',
  change: (bytes: Buffer) => Uint8Array = (bytes) => bytes,
): Promise<object> {
  const bytes = await readFile(new URL(`../../../renderer/assets/profiles/${file}`, import.meta.url));
  return { name: file, data: Buffer.from(change(bytes)).toString('base64') };
}

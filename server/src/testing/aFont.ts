import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsDirectory } from '@cardwright/renderer/export';

/** A font as it is uploaded. @param change is given the bytes, for damaged and restricted ones */
export async function aFont(change: (bytes: Buffer) => Uint8Array = (bytes) => bytes): Promise<object> {
  const bytes = change(await readFile(join(fontsDirectory(), 'caprasimo-latin-400-normal.ttf')));
  return { name: 'Caprasimo', data: Buffer.from(bytes).toString('base64'), licensed: true };
}

/** An icon as it is uploaded. */
export function anIcon(name: string): object {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 22 12 12 22z"/></svg>';
  return { name, svg };
}

/** A reusable part as it is saved: a badge. */
export function aPart(name: string): object {
  const text = { id: 'cost', kind: 'field:cost', renderType: 'text', classes: 'text-lg' };
  return { name, item: { id: 'badge', kind: 'shape', renderType: 'shape', classes: 'p-2', children: [text] } };
}

import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { DeckFile } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { FetchedFonts } from './ownFiles.js';

/** A deck file with icons that it does not define itself. */
export function withIcons(deck: DeckFile, icons: Readonly<Record<string, string>>): DeckFile {
  if (Object.keys(icons).length === 0) return deck;
  const own: unknown = 'icons' in deck ? deck.icons : undefined;
  return { ...deck, icons: { ...icons, ...(typeof own === 'object' && own) } };
}

/** Writes fonts to the folder `fonts` beside a deck file, where rendering looks for them. @returns their paths in `folder` */
export async function writeFonts(
  folder: string,
  fonts: FetchedFonts | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (fonts === undefined) return [];
  await mkdir(join(folder, 'fonts'), { recursive: true });
  const names: string[] = [];
  for (const { slug, weight, weights, italic, bytes } of fonts.files) {
    const isOpenType = new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'OTTO';
    const name = `${slug}-${weights?.join('-') ?? weight}${italic ? '-italic' : ''}`;
    const file = join('fonts', `${nameOf(name, names)}.${isOpenType ? 'otf' : 'ttf'}`);
    await writeFileAtomically(join(folder, file), bytes, { signal });
    names.push(file);
  }
  return names;
}

/** The same family may have several files of one weight, such as Latin and Cyrillic. */
function nameOf(name: string, taken: readonly string[]): string {
  const count = taken.filter(
    (file) => file.startsWith(join('fonts', `${name}.`)) || file.startsWith(join('fonts', `${name}_`)),
  );
  return count.length === 0 ? name : `${name}_${count.length + 1}`;
}

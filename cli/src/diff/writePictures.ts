import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FaceSide, Scene } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { CardDifference } from '@cardwright/renderer/production';
import type { Pictures } from './drawDifferences.js';

/** The files of a face that looks different; one is absent where the card is. */
export interface FacePictures {
  readonly side: FaceSide;
  readonly before?: string;
  readonly after?: string;
}

/** Writes the faces of every difference into a folder. @returns their names, in the order of the differences */
export async function writePictures(
  folder: string,
  found: readonly CardDifference[],
  pictures: Pictures,
): Promise<readonly (readonly FacePictures[])[]> {
  await mkdir(resolve(folder), { recursive: true });
  const write = async (scene: Scene | undefined, name: string): Promise<string | undefined> => {
    const [, data] = scene === undefined ? [] : (pictures.get(scene)?.split(',') ?? []);
    if (data === undefined) return undefined;
    await writeFileAtomically(join(resolve(folder), name), Buffer.from(data, 'base64'));
    return name;
  };
  const all: FacePictures[][] = [];
  for (const { before, after, faces } of found) {
    const ofCard: FacePictures[] = [];
    for (const face of faces) {
      const old = await write(face.before, `${before?.number ?? 0}-${face.side}-before.webp`);
      const now = await write(face.after, `${after?.number ?? 0}-${face.side}-after.webp`);
      ofCard.push({
        side: face.side,
        ...(old !== undefined && { before: old }),
        ...(now !== undefined && { after: now }),
      });
    }
    all.push(ofCard);
  }
  return all;
}

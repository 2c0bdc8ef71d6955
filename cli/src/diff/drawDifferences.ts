import type { Scene } from '@cardwright/renderer';
import { renderRaster, type CardSize } from '@cardwright/renderer/export';
import type { CardDifference, OpenedDeck } from '@cardwright/renderer/production';
import type { BothDecks } from './bothDecks.js';

/** Sharp at the width of the page's columns on a fine screen. */
const WIDTH_PX = 480;
const MM_PER_INCH = 25.4;

/** Pictures of faces as data URLs. */
export type Pictures = ReadonlyMap<Scene, string>;

/** Draws both versions of every face that looks different. A face that several cards share is drawn once. */
export async function drawDifferences(
  found: readonly CardDifference[],
  { before, after }: BothDecks,
  options: { readonly size: CardSize; readonly signal: AbortSignal },
): Promise<Pictures> {
  const faces = found.flatMap((each) => each.faces);
  return new Map([
    ...(await draw(
      faces.flatMap((face) => face.before ?? []),
      before,
      options,
    )),
    ...(await draw(
      faces.flatMap((face) => face.after ?? []),
      after,
      options,
    )),
  ]);
}

async function draw(
  all: readonly Scene[],
  { studio }: OpenedDeck,
  { size, signal }: { readonly size: CardSize; readonly signal: AbortSignal },
): Promise<readonly (readonly [Scene, string])[]> {
  const scenes = [...new Set(all)];
  const faces = scenes.map((scene, index) => ({ id: String(index), scene }));
  const dpi = Math.max(72, Math.round((WIDTH_PX * MM_PER_INCH) / size.widthMm));
  const options = { dpi, widthMm: size.widthMm, format: 'webp', quality: 86, pictures: studio.images, signal } as const;
  const drawn: (readonly [Scene, string])[] = [];
  for await (const { id, bytes } of renderRaster(faces, options, studio.pool)) {
    const scene = scenes[Number(id)];
    if (scene !== undefined) drawn.push([scene, `data:image/webp;base64,${bytes.toString('base64')}`]);
  }
  return drawn;
}

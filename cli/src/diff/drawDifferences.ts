import type { Scene } from '@cardwright/renderer';
import type { CardSize } from '@cardwright/renderer/export';
import type { CardDifference } from '@cardwright/renderer/production';
import { drawScenes } from '../render/drawScenes.js';
import type { BothDecks } from './bothDecks.js';

/** px; sharp at the width of the page's columns on a fine screen. */
const WIDTH = 480;

/** Pictures of faces as data URLs. */
export type Pictures = ReadonlyMap<Scene, string>;

/** Draws both versions of every face that looks different. A face that several cards share is drawn once. */
export async function drawDifferences(
  found: readonly CardDifference[],
  { before, after }: BothDecks,
  options: { readonly size: CardSize; readonly signal: AbortSignal },
): Promise<Pictures> {
  const faces = found.flatMap((each) => each.faces);
  const drawn = new Map<Scene, string>();
  for (const version of ['before', 'after'] as const) {
    const scenes = [...new Set(faces.flatMap((face) => face[version] ?? []))];
    const { studio } = { before, after }[version];
    let index = 0;
    for await (const picture of drawScenes(scenes, { ...options, width: WIDTH, studio })) {
      const scene = scenes[index];
      if (scene !== undefined) drawn.set(scene, picture);
      index += 1;
    }
  }
  return drawn;
}

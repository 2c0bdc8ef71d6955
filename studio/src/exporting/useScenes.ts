import type { FaceInput, Scene } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';

interface Found {
  readonly faces: readonly FaceInput[];
  readonly numbers: readonly number[];
  readonly scenes: ReadonlyMap<number, Scene>;
}

const NOTHING: ReadonlyMap<number, Scene> = new Map();

/** Scenes of several faces by number. @param numbers pass the same array while its content is the same */
export function useScenes(
  renderer: BrowserRenderer | undefined,
  faces: readonly FaceInput[],
  numbers: readonly number[],
): { readonly scenes: ReadonlyMap<number, Scene>; readonly isDone: boolean } {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (renderer === undefined) return undefined;
    const ended = new AbortController();
    void gather(renderer, faces, numbers, ended.signal).then((scenes) => {
      if (!ended.signal.aborted) setFound({ faces, numbers, scenes });
    });
    return () => {
      ended.abort();
    };
  }, [renderer, faces, numbers]);
  // Indexes of other faces mean other cards; until the right ones are ready, the paper is empty.
  const isSame = found?.faces === faces;
  return { scenes: isSame ? found.scenes : NOTHING, isDone: isSame && found.numbers === numbers };
}

async function gather(
  renderer: BrowserRenderer,
  faces: readonly FaceInput[],
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Scene>> {
  const scenes = new Map<number, Scene>();
  for (const number of numbers) {
    const face = faces[number];
    if (face === undefined || signal.aborted) continue;
    // A face that cannot be drawn leaves its place empty; the warnings name it.
    const scene = await renderer.scenes.scene(face).catch(() => undefined);
    if (scene !== undefined) scenes.set(number, scene);
  }
  return scenes;
}

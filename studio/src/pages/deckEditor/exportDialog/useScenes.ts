import type { FaceInput, Scene } from '@cardwright/renderer';
import { useEffect, useMemo, useState } from 'react';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';

/** Scenes of some faces by their numbers, as they arrive. @param numbers keep the same array while it says the same */
export function useScenes(
  renderer: BrowserRenderer | undefined,
  faces: readonly FaceInput[],
  numbers: readonly number[],
): ReadonlyMap<number, Scene> {
  const [found, setFound] = useState<{ faces: readonly FaceInput[]; scenes: ReadonlyMap<number, Scene> }>();
  useEffect(() => {
    if (renderer === undefined) return undefined;
    const ended = new AbortController();
    void (async () => {
      const scenes = new Map<number, Scene>();
      for (const number of numbers) {
        const face = faces[number];
        if (face === undefined) continue;
        // A face that cannot be drawn leaves its place empty; the editor says why.
        const scene = await renderer.scenes.scene(face).catch(() => undefined);
        if (ended.signal.aborted) return;
        if (scene !== undefined) scenes.set(number, scene);
      }
      setFound({ faces, scenes });
    })();
    return () => {
      ended.abort();
    };
  }, [renderer, faces, numbers]);
  return useMemo(() => found?.scenes ?? new Map<number, Scene>(), [found]);
}

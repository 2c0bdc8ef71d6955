import type { FaceInput, Scene, SceneSource } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import { useReconnections } from '../browser/useReconnections.js';

export interface SceneShown {
  readonly scene?: Scene;
  readonly problem?: string;
}

/** The scene of a face; the last one stays until the next one is ready. @param onScene is called with every scene that becomes visible */
export function useScene(
  input: FaceInput | undefined,
  scenes: SceneSource | undefined,
  onScene?: (scene: Scene) => void,
): SceneShown {
  const [shown, setShown] = useState<SceneShown>({});
  const reconnections = useReconnections(shown.problem !== undefined);
  useEffect(() => {
    if (input === undefined || scenes === undefined) return;
    let isCurrent = true;
    scenes.scene(input).then(
      (scene) => {
        if (!isCurrent) return;
        setShown({ scene });
        onScene?.(scene);
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        if (isCurrent) setShown(({ scene }) => ({ ...(scene && { scene }), problem }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [input, scenes, onScene, reconnections]);
  return shown;
}

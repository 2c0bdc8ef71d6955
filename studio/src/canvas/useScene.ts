import { CardwrightError, type FaceInput, type Scene, type SceneSource } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import { useReconnections } from '../browser/useReconnections.js';

export interface SceneShown {
  readonly scene?: Scene;
  readonly problem?: string;
  /** A newer face is being laid out. */
  readonly isBehind: boolean;
}

interface Result extends Omit<SceneShown, 'isBehind'> {
  readonly of?: FaceInput;
}

/** The scene of a face; the last one stays until the next one is ready. @param onScene is called with every scene that becomes visible */
export function useScene(
  input: FaceInput | undefined,
  scenes: SceneSource | undefined,
  onScene?: (scene: Scene) => void,
): SceneShown {
  const [shown, setShown] = useState<Result>({});
  const reconnections = useReconnections(shown.problem !== undefined);
  useEffect(() => {
    if (input === undefined || scenes === undefined) return;
    let isCurrent = true;
    scenes.scene(input).then(
      (scene) => {
        if (!isCurrent) return;
        setShown({ scene, of: input });
        onScene?.(scene);
      },
      (error: unknown) => {
        const problem = problemOf(error);
        if (isCurrent) setShown(({ scene }) => ({ ...(scene && { scene }), problem, of: input }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [input, scenes, onScene, reconnections]);
  return { ...shown, isBehind: shown.of !== input };
}

/** Why a face cannot be shown. The address of a font's file says nothing to somebody who designs cards. */
function problemOf(error: unknown): string {
  if (error instanceof CardwrightError && error.code === 'font.fetch_failed')
    return 'A font could not be loaded. Check your connection.';
  return error instanceof Error ? error.message : String(error);
}

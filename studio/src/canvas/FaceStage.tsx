import { CardFace } from '@cardwright/renderer/konva';
import type { FaceInput, Scene } from '@cardwright/renderer';
import { type ReactElement, useEffect, useState } from 'react';
import { Layer, Stage } from 'react-konva';
import { CardSkeleton } from '../rendering/CardSkeleton.js';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';
import styles from './FaceStage.module.css';

interface FaceStageProps {
  readonly input: FaceInput;
  readonly renderer: BrowserRenderer;
  /** CSS pixels; the height follows from the face's ratio. */
  readonly width: number;
  readonly label: string;
  /** Called with every scene that becomes visible. */
  readonly onScene?: (scene: Scene) => void;
}

interface Shown {
  readonly scene?: Scene;
  readonly problem?: string;
}

/** One face on its own canvas, drawn by the exports' painter. The last scene stays until the next one is ready. */
export function FaceStage({ input, renderer, width, label, onScene }: FaceStageProps): ReactElement {
  const { scene, problem } = useScene(input, renderer, onScene);
  const height = Math.round((width * input.face.height) / input.face.width);
  return (
    <div className={styles.face} style={{ width, height }} role="img" aria-label={label}>
      {scene === undefined ? (
        <CardSkeleton isBare />
      ) : (
        <Stage width={width} height={height}>
          <Layer listening={false}>
            <CardFace scene={scene} images={renderer.images.bitmaps(scene.images)} width={width} x={0} y={0} />
          </Layer>
        </Stage>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useScene(input: FaceInput, renderer: BrowserRenderer, onScene: FaceStageProps['onScene']): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    let isCurrent = true;
    renderer.scenes.scene(input).then(
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
  }, [input, renderer, onScene]);
  return shown;
}

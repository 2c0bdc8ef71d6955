import { CardFace } from '@cardwright/renderer/konva';
import type { FaceInput, Scene } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { Layer, Stage } from 'react-konva';
import { CardSkeleton } from '../rendering/CardSkeleton.js';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';
import styles from './FaceStage.module.css';
import { useScene } from './useScene.js';

interface FaceStageProps {
  readonly input: FaceInput;
  readonly renderer: BrowserRenderer;
  /** CSS pixels; the height follows from the face's ratio. */
  readonly width: number;
  readonly label: string;
  /** Called with every scene that becomes visible. */
  readonly onScene?: (scene: Scene) => void;
}

/** One face on its own canvas, drawn by the exports' painter. The last scene stays until the next one is ready. */
export function FaceStage({ input, renderer, width, label, onScene }: FaceStageProps): ReactElement {
  const { scene, problem } = useScene(input, renderer.scenes, onScene);
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

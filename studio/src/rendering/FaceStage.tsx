import { CardFace } from '@cardwright/renderer/konva';
import type { FaceInput, Scene } from '@cardwright/renderer';
import { type ReactElement, useEffect, useState } from 'react';
import { Layer, Stage } from 'react-konva';
import type { BrowserRenderer } from './createBrowserRenderer.js';
import styles from './FaceStage.module.css';

interface FaceStageProps {
  readonly input: FaceInput;
  readonly renderer: BrowserRenderer;
  readonly width: number;
  readonly label: string;
}

/** One face on a canvas of its own, drawn by the painter that exports use. */
export function FaceStage({ input, renderer, width, label }: FaceStageProps): ReactElement {
  const [scene, setScene] = useState<Scene>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    renderer.scenes.scene(input).then(
      (made) => {
        if (current) setScene(made);
      },
      (error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      current = false;
    };
  }, [input, renderer]);

  const height = Math.round((width * input.face.height) / input.face.width);
  if (problem !== undefined) return <p className={styles.problem}>{problem}</p>;
  return (
    <div className={styles.face} style={{ width, height }} role="img" aria-label={label}>
      {scene !== undefined && (
        <Stage width={width} height={height}>
          <Layer listening={false}>
            <CardFace scene={scene} images={renderer.images.bitmaps(scene.images)} width={width} x={0} y={0} />
          </Layer>
        </Stage>
      )}
    </div>
  );
}

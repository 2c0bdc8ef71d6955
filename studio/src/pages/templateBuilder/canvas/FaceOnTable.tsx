import type { Scene } from '@cardwright/renderer';
import { PaintCache, StillPictures } from '@cardwright/renderer/canvas';
import { CardFace } from '@cardwright/renderer/konva';
import { memo, useState, type ReactElement } from 'react';
import { Layer, Stage } from 'react-konva';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import classes from './canvas.module.css';

interface Props {
  readonly scene: Scene;
  readonly renderer: BrowserRenderer;
  readonly zoom: number;
  /** Also shows the bleed, which is cut off. */
  readonly hasBleed: boolean;
  readonly label: string;
}

/** A face, painted as exports paint it. Panning moves it without painting it again. */
export const FaceOnTable = memo(function FaceOnTable({ scene, renderer, zoom, hasBleed, label }: Props): ReactElement {
  // Most of what one edit leaves alone is painted with the same paths.
  const [cache] = useState(() => new PaintCache());
  const [still] = useState(() => new StillPictures());
  const bleed = hasBleed ? scene.bleed : 0;
  const crop = { x: -bleed, y: -bleed, width: scene.width + 2 * bleed, height: scene.height + 2 * bleed };
  const [width, height] = [Math.round(crop.width * zoom), Math.round(crop.height * zoom)];
  return (
    <div
      className={classes.paper}
      style={{ width, height, left: -bleed * zoom, top: -bleed * zoom }}
      data-trimmed={!hasBleed || undefined}
      role="img"
      aria-label={label}
    >
      <Stage width={width} height={height}>
        <Layer listening={false}>
          <CardFace
            scene={scene}
            images={renderer.images.bitmaps(scene.images)}
            cache={cache}
            still={still}
            crop={crop}
            width={crop.width * zoom}
            x={0}
            y={0}
          />
        </Layer>
      </Stage>
    </div>
  );
});

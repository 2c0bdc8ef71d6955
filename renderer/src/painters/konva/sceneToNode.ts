import Konva from 'konva';
import type { Rect } from '../../geometry.js';
import type { Scene } from '../../displayList.js';
import { createOffscreenLayer } from '../canvas/brush.js';
import { PaintCache } from '../canvas/PaintCache.js';
import { paintScene, type PaintReport } from '../canvas/paintScene.js';
import type { StillPictures } from '../canvas/StillPictures.js';

export interface SceneShapeOptions {
  readonly image: (src: string) => CanvasImageSource | undefined;
  /** Width in Konva's units at which the crop is shown; the height follows. Default: the crop's own width. */
  readonly width?: number;
  /** Part of the scene in units; the trimmed face when absent. */
  readonly crop?: Rect;
  /** Called after every painting with what was missing. */
  readonly onPaint?: (report: PaintReport) => void;
  /** Share one between shapes that show the same deck; default: a new one. */
  readonly cache?: PaintCache;
  /** For a face that is edited and alone on its layer: what does not change from scene to scene is painted once. */
  readonly still?: StillPictures;
}

/** Configuration of the Konva.Shape that shows a face, for `new Konva.Shape(…)` and react-konva's `<Shape/>`. */
export function sceneShape(
  scene: Scene,
  options: SceneShapeOptions,
): Konva.ShapeConfig & { width: number; height: number } {
  const { image, onPaint, cache = new PaintCache(), still } = options;
  const crop = options.crop ?? { x: 0, y: 0, width: scene.width, height: scene.height };
  const width = options.width ?? crop.width;
  const pixelRatio = width / crop.width;
  const height = crop.height * pixelRatio;
  const assets = { image, createLayer: createOffscreenLayer };
  return {
    width,
    height,
    listening: false,
    sceneFunc: (context) => {
      const report = paintScene(context._context, scene, assets, { pixelRatio, crop, cache, ...(still && { still }) });
      onPaint?.(report);
    },
    hitFunc: (context, shape) => {
      context.beginPath();
      context.rect(0, 0, width, height);
      context.closePath();
      context.fillShape(shape);
    },
  };
}

/** A Konva shape that shows a face, for code without React. */
export function sceneToNode(scene: Scene, options: SceneShapeOptions & Konva.NodeConfig): Konva.Shape {
  const { image, width, crop, onPaint, cache, still, ...node } = options;
  const shape = sceneShape(scene, {
    image,
    ...(width !== undefined && { width }),
    ...(crop && { crop }),
    ...(onPaint && { onPaint }),
    ...(cache && { cache }),
    ...(still && { still }),
  });
  return new Konva.Shape({ ...shape, ...node });
}

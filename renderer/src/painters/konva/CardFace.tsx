import { type ComponentProps, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { Shape } from 'react-konva';
import type { Scene } from '../../displayList.js';
import { sceneShape, type SceneShapeOptions } from './sceneToNode.js';

type ShapeProps = Omit<ComponentProps<typeof Shape>, 'scene' | 'sceneFunc' | 'hitFunc' | 'width' | 'height' | 'fill'>;

export interface CardFaceProps extends ShapeProps, Omit<SceneShapeOptions, 'image' | 'onPaint'> {
  readonly scene: Scene;
  /** Decoded pictures by source; pass a new map when one has loaded. */
  readonly images: ReadonlyMap<string, CanvasImageSource>;
  /** Called once per scene, when it has been painted with all its pictures. */
  readonly onReady?: () => void;
}

/**
 * A card face as one react-konva shape, painted by the same painter as exports. It ignores the pointer unless
 * `listening` is set; its hit region is the whole face. Load `scene.faces` into `document.fonts` before rendering it.
 */
export function CardFace({
  scene,
  images,
  width,
  crop,
  cache,
  still,
  onReady,
  ...shapeProps
}: CardFaceProps): ReactElement {
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  const shape = useMemo(() => {
    let reported = false;
    return sceneShape(scene, {
      image: (src) => images.get(src),
      ...(width !== undefined && { width }),
      ...(crop && { crop }),
      ...(cache && { cache }),
      ...(still && { still }),
      onPaint: ({ missingImages }) => {
        if (reported || missingImages.length > 0) return;
        reported = true;
        ready.current?.();
      },
    });
  }, [scene, images, width, crop, cache, still]);
  return <Shape {...shape} {...shapeProps} />;
}

import type { BannerOrder, Scene } from '@cardwright/renderer';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useOnScreen } from '../browser/useOnScreen.js';
import { useRenderer } from '../rendering/useRenderer.js';
import classes from './BannerPicture.module.css';
import { useBannerScene } from './useBannerScene.js';

interface Props {
  /** Pass the same object while nothing in it changes. */
  readonly order: BannerOrder | undefined;
  /** CSS pixels. */
  readonly width: number;
  readonly size: { readonly width: number; readonly height: number };
  /** Called with every scene that becomes visible. */
  readonly onScene?: (scene: Scene) => void;
}

/** A live miniature of a banner in its own proportion, painted while it is on screen. Its name stands beside it. */
export function BannerPicture({ order, width, size, onScene }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(place);
  const { scene, problem } = useBannerScene(isOnScreen ? order : undefined);
  useEffect(() => {
    if (scene !== undefined) onScene?.(scene);
  }, [scene, onScene]);
  const renderer = useRenderer();
  const thumbnails = renderer.status === 'ready' ? renderer.thumbnails : undefined;
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    if (scene === undefined || thumbnails === undefined) return;
    let isCurrent = true;
    void thumbnails.paint(scene, width).then(
      (painted) => {
        if (isCurrent) setBitmap(painted);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [scene, thumbnails, width]);
  return (
    <div
      ref={place}
      className={classes.picture}
      style={{ width, aspectRatio: `${size.width} / ${size.height}` }}
      aria-hidden
    >
      {bitmap !== undefined && <Painted bitmap={bitmap} />}
      {problem !== undefined && <span className={classes.problem}>Cannot be drawn</span>}
    </div>
  );
}

function Painted({ bitmap }: { readonly bitmap: ImageBitmap }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} className={classes.canvas} data-painted />;
}

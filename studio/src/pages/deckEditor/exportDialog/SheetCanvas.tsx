import type { FaceInput, Scene } from '@cardwright/renderer';
import { createOffscreenLayer } from '@cardwright/renderer/canvas';
import { useElementSize } from '@mantine/hooks';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import styles from './ExportPreview.module.css';
import { paintSheet } from './paintSheet.js';
import type { PreviewSide } from './planPreview.js';
import { useScenes } from './useScenes.js';

interface Props {
  readonly side: PreviewSide;
  /** mm */
  readonly paper: { readonly width: number; readonly height: number };
  readonly faces: readonly FaceInput[];
  readonly renderer: BrowserRenderer | undefined;
  readonly label: string;
}

/** One side of a sheet, as large as there is room for. */
export function SheetCanvas({ side, paper, faces, renderer, label }: Props): ReactElement {
  const { ref, width, height } = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const numbers = useMemo(() => [...new Set(side.placements.map(({ drawing }) => drawing))], [side]);
  const scenes = useScenes(renderer, faces, numbers);
  // A little room for the sheet's shadow.
  const scale = Math.max(0, Math.min((width - 24) / paper.width, (height - 24) / paper.height));
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context || scale === 0 || renderer === undefined) return;
    const images = renderer.images.bitmaps(imagesOf(scenes));
    const assets = { image: (src: string) => images.get(src), createLayer: createOffscreenLayer };
    paintSheet(context, { grid: paper, side, scenes, assets }, scale * devicePixelRatio);
  });
  return (
    <div ref={ref} className={styles.room}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        role="img"
        aria-label={label}
        data-painted={scenes.size > 0 || undefined}
        width={Math.round(paper.width * scale * devicePixelRatio)}
        height={Math.round(paper.height * scale * devicePixelRatio)}
        style={{ width: paper.width * scale, height: paper.height * scale }}
      />
    </div>
  );
}

function imagesOf(scenes: ReadonlyMap<number, Scene>): readonly string[] {
  return [...scenes.values()].flatMap(({ images }) => images);
}

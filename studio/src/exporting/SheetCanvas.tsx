import { type FaceInput, repairBleed, type Scene } from '@cardwright/renderer';
import type { ProofFindings } from '@cardwright/renderer/press';
import { createOffscreenLayer } from '@cardwright/renderer/canvas';
import type { BleedRepair } from '@cardwright/renderer/imposition';
import { useElementSize } from '@mantine/hooks';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';
import styles from './ExportPreview.module.css';
import { paintSheet } from './paintSheet.js';
import type { PreviewSide } from './planPreview.js';
import { proofSheet, type SheetProof } from './proof/proofSheet.js';
import { SheetNotes } from './SheetNotes.js';
import { useScenes } from './useScenes.js';

interface Props {
  readonly side: PreviewSide;
  /** mm */
  readonly paper: { readonly width: number; readonly height: number };
  readonly faces: readonly FaceInput[];
  readonly repair: BleedRepair;
  readonly renderer: BrowserRenderer | undefined;
  readonly label: string;
  /** Several times larger than fits, to be scrolled. */
  readonly isZoomed: boolean;
  readonly hasCutMarks: boolean;
  readonly pointedAt: ReadonlySet<number>;
  /** What colours look like in print, if that is shown. */
  readonly proof: SheetProof | undefined;
  readonly onProof: (found: ProofFindings) => void;
}

/** Magnification of the close-up. */
const CLOSE = 2.6;
/** Room for the sheet's shadow. */
const AROUND = 24;

/** One side of a sheet, as large as fits. */
export function SheetCanvas({
  side,
  paper,
  faces,
  repair,
  renderer,
  label,
  isZoomed,
  proof,
  onProof,
  ...notes
}: Props): ReactElement {
  const { ref, width, height } = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const numbers = useMemo(() => [...new Set(side.placements.map(({ drawing }) => drawing))], [side]);
  const { scenes, isDone } = useScenes(renderer, faces, numbers);
  const fit = Math.max(0, Math.min((width - AROUND) / paper.width, (height - AROUND) / paper.height));
  const scale = isZoomed ? fit * CLOSE : fit;
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context || scale === 0 || renderer === undefined) return;
    const images = renderer.images.bitmaps(imagesOf(scenes));
    const assets = { image: (src: string) => images.get(src), createLayer: createOffscreenLayer };
    const painted = new Map([...scenes].map(([number, scene]) => [number, repairBleed(scene, repair)]));
    const sheet = { grid: paper, side, scenes: painted, assets };
    const pixels = scale * devicePixelRatio;
    if (proof === undefined) paintSheet(context, sheet, pixels);
    else onProof(proofSheet(context, sheet, pixels, proof));
  }, [renderer, scenes, repair, side, paper, scale, proof, onProof]);
  const size = { width: paper.width * scale, height: paper.height * scale };
  return (
    // Keyboard users scroll it with the arrow keys.
    <div ref={ref} className={styles.room} data-zoomed={isZoomed || undefined} {...(isZoomed && CLOSE_UP)}>
      <div className={styles.sheet} style={size}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          data-painted={isDone || undefined}
          width={Math.round(size.width * devicePixelRatio)}
          height={Math.round(size.height * devicePixelRatio)}
          style={size}
        />
        <SheetNotes side={side} paper={paper} scale={scale} room={isZoomed ? 0 : (width - size.width) / 2} {...notes} />
      </div>
    </div>
  );
}

const CLOSE_UP = { tabIndex: 0, role: 'group', 'aria-label': 'Sheet, close up' } as const;

function imagesOf(scenes: ReadonlyMap<number, Scene>): readonly string[] {
  return [...scenes.values()].flatMap(({ images }) => images);
}

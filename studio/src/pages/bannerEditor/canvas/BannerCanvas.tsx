import { BANNER_PARTS, bannerFindings, type BannerPart, type Rect, type Scene } from '@cardwright/renderer';
import { CardFace } from '@cardwright/renderer/konva';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Layer, Stage } from 'react-konva';
import { useStore } from 'zustand';
import { useBannerScene } from '../../../banners/useBannerScene.js';
import type { Guide } from '../../../canvas/geometry/snapping.js';
import { usePaneGestures } from '../../../canvas/usePaneGestures.js';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { useRenderer } from '../../../rendering/useRenderer.js';
import type { BannerActions } from '../bannerActions.js';
import { useEditor } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';
import classes from './bannerCanvas.module.css';
import { BannerDock } from './BannerDock.js';
import { lieOf } from './BannerView.js';
import { Findings } from './Findings.js';
import { Guides, type ShownGuides } from './Guides.js';
import { PartFrame } from './PartFrame.js';
import { SnapLines } from './SnapLines.js';

/** More pixels than these are not painted: a banner that is shown larger is scaled. */
const MOST_PIXELS = 16e6;
const NO_GUIDES: readonly Guide[] = [];

interface Props {
  readonly open: OpenBanner;
  readonly actions: BannerActions;
}

/** The banner in one size, drawn by the exports' painter, with what the platform does to it. */
export function BannerCanvas({ open, actions }: Props): ReactElement {
  const { preset, subject, orderOf } = open;
  const { view } = useEditor();
  const order = useMemo(() => (preset && subject ? orderOf(preset, subject) : undefined), [preset, subject, orderOf]);
  const { scene, problem } = useBannerScene(order);
  const pane = useElementSize();
  const [shown, setShown] = useState<ShownGuides>({ safe: true, crop: true, covered: true });
  const [snapped, setSnapped] = useState(NO_GUIDES);
  const cancels = useRef(new Map<BannerPart, () => boolean>());
  const gestures = usePaneGestures(view, () => cancels.current.forEach((cancel) => cancel()));
  const look = useStore(view);
  const { zoom, origin } = useMemo(() => lieOf(look), [look]);
  useEffect(() => view.setState({ pane: { width: pane.width, height: pane.height } }), [view, pane.width, pane.height]);
  useEffect(() => {
    if (preset !== undefined) view.setState({ banner: preset, zoom: undefined, pan: undefined });
  }, [view, preset]);
  const ref = useMergedRef(pane.ref, gestures.ref);
  if (preset === undefined) return <CardSkeleton isBare />;
  const isCurrent = scene !== undefined && Math.abs(scene.height / scene.width - preset.height / preset.width) < 1e-4;
  const rects = isCurrent ? partRects(scene, preset.width / scene.width) : {};
  return (
    <div className={classes.canvas}>
      <div className={classes.head}>
        <h2 className={classes.title}>{preset.name}</h2>
        <span className={classes.pixels}>
          {preset.width} × {preset.height} px
        </span>
      </div>
      <div
        ref={ref}
        className={classes.pane}
        data-fitted={look.zoom === undefined || undefined}
        {...gestures.handlers}
        onPointerDown={(event) => {
          view.setState({ part: undefined });
          gestures.handlers.onPointerDown(event);
        }}
      >
        <div
          className={classes.banner}
          style={{
            width: Math.round(preset.width * zoom),
            height: Math.round(preset.height * zoom),
            transform: `translate(${origin.x}px, ${origin.y}px)`,
          }}
        >
          <div
            className={classes.whole}
            role="img"
            aria-label={`Banner, ${preset.name}`}
            data-ready={isCurrent || undefined}
          >
            {isCurrent && <Picture scene={scene} width={Math.round(preset.width * zoom)} />}
          </div>
          {!isCurrent && problem === undefined && <CardSkeleton isBare />}
          <Guides size={preset} shown={shown} scale={zoom} />
          {BANNER_PARTS.map((part) => (
            <PartFrame
              key={part}
              part={part}
              size={preset}
              rects={rects}
              onGuides={setSnapped}
              onCancel={(key, cancel) => void cancels.current.set(key, cancel)}
            />
          ))}
          <SnapLines guides={snapped} size={preset} zoom={zoom} />
        </div>
        {problem !== undefined && (
          <p role="alert" className={classes.problem}>
            The banner cannot be drawn: {problem}
          </p>
        )}
      </div>
      <Findings findings={isCurrent ? bannerFindings(scene, preset) : []} />
      <BannerDock open={open} actions={actions} shown={shown} onShow={setShown} />
    </div>
  );
}

/** @param width CSS pixels */
function Picture({ scene, width }: { readonly scene: Scene; readonly width: number }): ReactElement | null {
  const renderer = useRenderer();
  if (renderer.status !== 'ready') return null;
  const height = (width * scene.height) / scene.width;
  const scale = Math.max(1, Math.sqrt((width * height * devicePixelRatio ** 2) / MOST_PIXELS));
  const drawn = Math.round(width / scale);
  return (
    <div className={classes.picture} style={{ transform: `scale(${width / drawn})` }}>
      <Stage width={drawn} height={Math.round(height / scale)}>
        <Layer listening={false}>
          <CardFace scene={scene} images={renderer.renderer.images.bitmaps(scene.images)} width={drawn} x={0} y={0} />
        </Layer>
      </Stage>
    </div>
  );
}

/** Where the parts lie, pixels of the banner. @param perUnit pixels per unit of the scene */
function partRects({ items }: Scene, perUnit: number): Readonly<Partial<Record<BannerPart, Rect>>> {
  return Object.fromEntries(
    BANNER_PARTS.flatMap((part) => {
      const rect = items.find(({ id }) => id === part)?.rect;
      if (rect === undefined) return [];
      const { x, y, width, height } = rect;
      return [[part, { x: x * perUnit, y: y * perUnit, width: width * perUnit, height: height * perUnit }]];
    }),
  );
}

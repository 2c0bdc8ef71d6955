import { bannerFindings } from '@cardwright/renderer';
import { CardFace } from '@cardwright/renderer/konva';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Crop, EyeOff, ScanLine } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { Layer, Stage } from 'react-konva';
import type { Action } from '../../actions/Action.js';
import { ToolButton } from '../../actions/ToolButton.js';
import { useBannerScene } from '../../banners/useBannerScene.js';
import { CardSkeleton } from '../../rendering/CardSkeleton.js';
import { useRenderer } from '../../rendering/useRenderer.js';
import classes from './bannerCanvas.module.css';
import { CopyLinkTags } from './CopyLinkTags.js';
import { Findings } from './Findings.js';
import { Guides, type ShownGuides } from './Guides.js';
import { MovablePart } from './MovablePart.js';
import type { OpenBanner } from './useOpenBanner.js';

/** Space around the banner for the names of its guides. */
const MARGIN_PX = 56;

/** The banner in one size, drawn by the exports' painter, with what the platform does to it. */
export function BannerCanvas({ open, deal }: { readonly open: OpenBanner; readonly deal: Action }): ReactElement {
  const { preset, subject, orderOf } = open;
  const order = useMemo(() => (preset && subject ? orderOf(preset, subject) : undefined), [preset, subject, orderOf]);
  const { scene, problem } = useBannerScene(order);
  const renderer = useRenderer();
  const pane = useElementSize();
  const [guides, setGuides] = useState<ShownGuides>({ safe: true, crop: true, covered: true });
  if (preset === undefined) return <CardSkeleton isBare />;
  const scale = Math.max(
    0.02,
    Math.min((pane.width - 2 * MARGIN_PX) / preset.width, (pane.height - 2 * MARGIN_PX) / preset.height),
  );
  const [width, height] = [Math.round(preset.width * scale), Math.round(preset.height * scale)];
  const isCurrent = scene !== undefined && Math.abs(scene.height / scene.width - preset.height / preset.width) < 1e-4;
  const toggle = (key: keyof ShownGuides) => () => setGuides((shown) => ({ ...shown, [key]: !shown[key] }));
  return (
    <div className={classes.canvas}>
      <div className={classes.head}>
        <h2 className={classes.title}>{preset.name}</h2>
        <span className={classes.pixels}>
          {preset.width} × {preset.height} px
        </span>
      </div>
      <div ref={pane.ref} className={classes.pane}>
        <div className={classes.banner} style={{ width, height }}>
          <div role="img" aria-label={`Banner, ${preset.name}`} data-ready={isCurrent || undefined}>
            {isCurrent && renderer.status === 'ready' && (
              <Stage width={width} height={height}>
                <Layer listening={false}>
                  <CardFace
                    scene={scene}
                    images={renderer.renderer.images.bitmaps(scene.images)}
                    width={width}
                    x={0}
                    y={0}
                  />
                </Layer>
              </Stage>
            )}
          </div>
          {!isCurrent && problem === undefined && <CardSkeleton isBare />}
          <Guides size={preset} shown={guides} scale={scale} />
          {isCurrent && <MovablePart part="cards" presetId={preset.id} scene={scene} />}
          {isCurrent && <MovablePart part="words" presetId={preset.id} scene={scene} />}
        </div>
        {problem !== undefined && (
          <p role="alert" className={classes.problem}>
            The banner cannot be drawn: {problem}
          </p>
        )}
      </div>
      <Findings findings={isCurrent ? bannerFindings(scene, preset) : []} />
      <div className={classes.dock} role="toolbar" aria-label="View of the banner">
        <ToolButton action={{ label: 'Safe margins', icon: ScanLine, run: toggle('safe') }} isOn={guides.safe} />
        <ToolButton action={{ label: 'Crops', icon: Crop, run: toggle('crop') }} isOn={guides.crop} />
        <ToolButton action={{ label: 'Covered parts', icon: EyeOff, run: toggle('covered') }} isOn={guides.covered} />
        <Button
          variant="subtle"
          size="sm"
          leftSection={deal.icon && <deal.icon size={16} aria-hidden />}
          onClick={deal.run}
        >
          {deal.label}
        </Button>
        <CopyLinkTags open={open} />
      </div>
    </div>
  );
}

import type { Scene } from '@cardwright/renderer';
import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import type Konva from 'konva';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useScene } from '../../../canvas/useScene.js';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { startRenderer } from '../../../rendering/rendererStore.js';
import { useRenderer } from '../../../rendering/useRenderer.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { useBuilderFace } from '../../../template/data/useSubject.js';
import type { Guide } from '../../../template/geometry/snapping.js';
import { isBack } from '../../../designs/designPairs.js';
import { CanvasDock } from './CanvasDock.js';
import classes from './canvas.module.css';
import type { CanvasView } from './CanvasView.js';
import { Companion, CompanionCaption } from './Companion.js';
import { DataDrop } from './DataDrop.js';
import { FaceOnTable } from './FaceOnTable.js';
import { Guides } from './Guides.js';
import { useCanvasGestures } from './gestures/useCanvasGestures.js';
import type { Feedback } from './gestures/Feedback.js';
import { Marks } from './Marks.js';
import { OverlayHandles } from './OverlayHandles.js';
import { Rulers } from './Rulers.js';
import { SectionRail } from './SectionRail.js';
import { DropMark, Selection } from './Selection.js';
import { TextOnFace } from './TextOnFace.js';
import { useCanvasColors } from './useCanvasColors.js';
import { useCanvasKeys, useSpaceHeld } from './useCanvasKeys.js';
import { useCanvasView } from './useCanvasView.js';
import { useCompanion } from './useCompanion.js';
import { useWheel } from './useWheel.js';

/** The table: the face as it is printed, with what is selected, and the tools to look at it. */
export function BuilderCanvas(): ReactElement {
  const builder = useBuilder();
  const renderer = useRenderer();
  const input = useBuilderFace();
  const ready = renderer.status === 'ready' ? renderer.renderer : undefined;
  const onScene = useCallback((scene: Scene) => builder.shown.setState({ scene }), [builder]);
  const { scene, problem } = useScene(input, ready, onScene);
  const companion = useCompanion(input);
  const hasCompanion = useBuilderSession((session) => session.hasCompanion);
  const name = useTemplate((template) => template.name);
  const slug = useTemplate((template) => template.slug);
  const hasGuides = useBuilderSession((session) => session.hasGuides);
  const view = useCanvasView();
  const size = useElementSize();
  const isSmall = size.width > 0 && size.width < 600;
  const stage = useRef<Konva.Stage>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const gestures = useCanvasGestures({ stage, view, isSpaceHeld: useSpaceHeld() });
  const onKeyDown = useCanvasKeys(view, gestures.cancel);
  const wheel = useWheel(view);
  const ref = useMergedRef(size.ref, wheel);
  useEffect(() => {
    builder.session.setState({ pane: { width: size.width, height: size.height } });
  }, [builder, size.width, size.height]);
  const isDouble = hasCompanion && companion !== undefined && !isSmall;
  useEffect(() => builder.shown.setState({ isDouble }), [builder, isDouble]);
  const side = isBack({ slug }) ? 'Back' : 'Front';
  return (
    <div className={classes.table}>
      <div
        ref={ref}
        className={classes.pane}
        tabIndex={0}
        role="group"
        aria-roledescription="canvas"
        aria-label={`Canvas: ${name}. Arrow keys move the selected item, Enter goes into a group, Escape goes up. Everything here can also be done in the structure.`}
        onKeyDown={onKeyDown}
        {...gestures.handlers}
      >
        <div className={classes.world} style={{ transform: `translate(${view.origin.x}px, ${view.origin.y}px)` }}>
          {scene !== undefined && ready !== undefined ? (
            <>
              <p className={classes.caption} style={{ width: scene.width * view.zoom }}>
                {side}
              </p>
              <FaceOnTable
                scene={scene}
                renderer={ready}
                zoom={view.zoom}
                hasBleed={hasGuides}
                label={`${side} of the card`}
              />
              {isDouble && <Companion view={view} renderer={ready} companion={companion} />}
            </>
          ) : (
            <CardSkeleton width={240 * view.zoom} />
          )}
        </div>
        {scene !== undefined && (
          <Overlays
            scene={scene}
            view={view}
            stage={stage}
            feedback={gestures.feedback}
            guides={guides}
            onGuides={setGuides}
          />
        )}
        {scene !== undefined && !isSmall && <SectionRail view={view} height={scene.height} />}
        {scene !== undefined && <TextOnFace scene={scene} view={view} />}
        {isDouble && <CompanionCaption view={view} companion={companion} />}
        <DataDrop view={view} />
      </div>
      {(problem !== undefined || renderer.status === 'failed') && (
        <p className={classes.problem} role="alert">
          {problem ?? 'Fonts could not be loaded.'}{' '}
          <button type="button" onClick={() => void startRenderer()}>
            Try again
          </button>
        </p>
      )}
      <CanvasDock hint={gestures.feedback.hint} isSmall={isSmall} />
    </div>
  );
}

interface OverlaysProps {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly stage: React.RefObject<Konva.Stage | null>;
  readonly feedback: Feedback;
  readonly guides: readonly Guide[];
  readonly onGuides: (guides: readonly Guide[]) => void;
}

/** Everything drawn over the face, on a canvas of the size of the pane. */
function Overlays({ scene, view, stage, feedback, guides, onGuides }: OverlaysProps): ReactElement {
  const colors = useCanvasColors();
  const { width, height } = useBuilderSession((session) => session.pane);
  const hasGuides = useBuilderSession((session) => session.hasGuides);
  const hasRulers = useBuilderSession((session) => session.hasRulers);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { marquee, drop } = feedback;
  const { zoom, origin } = view;
  return (
    <div className={classes.over}>
      <Stage ref={stage} width={width} height={height}>
        <Layer x={origin.x} y={origin.y}>
          {hasGuides && <Marks scene={scene} view={view} colors={colors} />}
          <Selection scene={scene} view={view} colors={colors} />
          {drop !== undefined && <DropMark drop={drop} view={view} colors={colors} />}
          <Guides guides={[...feedback.guides, ...guides]} view={view} colors={colors} />
          {marquee !== undefined && (
            <Rect
              x={marquee.x * zoom}
              y={marquee.y * zoom}
              width={marquee.width * zoom}
              height={marquee.height * zoom}
              stroke={colors.sky}
              strokeWidth={1}
              dash={[4, 3]}
              listening={false}
            />
          )}
          <OverlayHandles scene={scene} view={view} colors={colors} isTouch={isTouch} onGuides={onGuides} />
        </Layer>
        {hasRulers && width > 600 && (
          <Layer listening={false}>
            <Rulers view={view} width={width} height={height} colors={colors} />
          </Layer>
        )}
      </Stage>
    </div>
  );
}

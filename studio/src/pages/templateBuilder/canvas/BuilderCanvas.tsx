import type { Scene } from '@cardwright/renderer';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import type Konva from 'konva';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useScene } from '../../../canvas/useScene.js';
import { useSpaceHeld } from '../../../canvas/useSpaceHeld.js';
import { useWheel } from '../../../canvas/useWheel.js';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { startRenderer } from '../../../rendering/rendererStore.js';
import { useRenderer } from '../../../rendering/useRenderer.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { useBuilderFace } from '../../../template/data/useSubject.js';
import { viewOf } from '../../../template/actions/zooming.js';
import { isBack } from '../../../designs/designPairs.js';
import { CanvasDock } from './CanvasDock.js';
import classes from './canvas.module.css';
import { Carried } from './Carried.js';
import { Companion, CompanionCaption } from './Companion.js';
import { DataDrop } from './DataDrop.js';
import { FaceOnTable } from './FaceOnTable.js';
import { type Feedback, NO_FEEDBACK } from './gestures/Feedback.js';
import { useCanvasGestures } from './gestures/useCanvasGestures.js';
import { TemplateGuides } from './guides/TemplateGuides.js';
import { OverFace } from './OverFace.js';
import { SectionRail } from './SectionRail.js';
import { SpacingHandles } from './spacing/SpacingHandles.js';
import { TextOnFace } from './TextOnFace.js';
import { useCanvasKeys } from './useCanvasKeys.js';
import { useCanvasView } from './useCanvasView.js';
import { useCompanion } from './useCompanion.js';

/** Below this width of the pane, CSS pixels, there are no rulers and only one face. */
const SMALL = 600;

/** The table: the face as it is printed, with what is selected, and the tools to look at it. */
export function BuilderCanvas(): ReactElement {
  const builder = useBuilder();
  const renderer = useRenderer();
  const input = useBuilderFace();
  const ready = renderer.status === 'ready' ? renderer.renderer : undefined;
  const onScene = useCallback((scene: Scene) => builder.shown.setState({ scene }), [builder]);
  const { scene, problem } = useScene(input, ready?.drafts, onScene);
  const companion = useCompanion(input);
  const hasCompanion = useBuilderSession((session) => session.hasCompanion);
  const name = useTemplate((template) => template.name);
  const slug = useTemplate((template) => template.slug);
  const hasGuides = useBuilderSession((session) => session.hasGuides);
  const view = useCanvasView();
  const size = useElementSize();
  const isSmall = size.width > 0 && size.width < SMALL;
  const hasRulers = useBuilderSession((session) => session.hasRulers) && !isSmall;
  const stage = useRef<Konva.Stage>(null);
  const cancelHandles = useRef<() => boolean>(() => false);
  // Handles and guides have gestures of their own.
  const [others, setOthers] = useState<Feedback>(NO_FEEDBACK);
  const pane = useRef<HTMLDivElement>(null);
  const gestures = useCanvasGestures({
    stage,
    view,
    isSpaceHeld: useSpaceHeld(),
    onMenu: ({ x, y }) => {
      const place = pane.current?.getBoundingClientRect() ?? new DOMRect();
      builder.session.setState({ menuAt: { x: place.left + x, y: place.top + y } });
    },
  });
  const feedback = others === NO_FEEDBACK ? gestures.feedback : others;
  const onKeyDown = useCanvasKeys(view, () => cancelHandles.current() || gestures.cancel());
  const ref = useMergedRef(pane, size.ref, useWheel(useMemo(() => viewOf(builder), [builder])));
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
        data-pane
        tabIndex={0}
        role="group"
        aria-roledescription="canvas"
        aria-label={`Canvas: ${name}. Arrow keys move the selected item, Enter goes into a group or writes a text, Escape goes up. Everything here can also be done in the structure.`}
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
          <>
            <OverFace
              scene={scene}
              view={view}
              stage={stage}
              hasRulers={hasRulers}
              feedback={feedback}
              onFeedback={setOthers}
              cancelHandles={cancelHandles}
            />
            {feedback === NO_FEEDBACK && <SpacingHandles scene={scene} view={view} />}
            <SectionRail view={view} height={scene.height} isSmall={isSmall} />
            <TemplateGuides scene={scene} view={view} hasRulers={hasRulers} onFeedback={setOthers} />
            <TextOnFace scene={scene} view={view} />
          </>
        )}
        {isDouble && <CompanionCaption view={view} companion={companion} />}
        {feedback.carried !== undefined && <Carried {...feedback.carried} />}
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
      <CanvasDock hint={feedback.hint} isSmall={isSmall} />
    </div>
  );
}

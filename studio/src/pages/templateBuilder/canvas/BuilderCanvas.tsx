import type Konva from 'konva';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useSpaceHeld } from '../../../canvas/useSpaceHeld.js';
import { isBack } from '../../../designs/designPairs.js';
import { startRenderer } from '../../../rendering/rendererStore.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { CanvasDock } from './CanvasDock.js';
import classes from './canvas.module.css';
import { Carried } from './Carried.js';
import { CompanionCaption } from './Companion.js';
import { DataDrop } from './DataDrop.js';
import { Faces } from './Faces.js';
import { type Feedback, NO_FEEDBACK } from './gestures/Feedback.js';
import { useCancelKeys } from './gestures/useCancelKeys.js';
import { useCanvasGestures } from './gestures/useCanvasGestures.js';
import { TemplateGuides } from './guides/TemplateGuides.js';
import { OverFace } from './OverFace.js';
import { SectionRail } from './SectionRail.js';
import { SpacingHandles } from './spacing/SpacingHandles.js';
import { TextOnFace } from './TextOnFace.js';
import { useCanvasKeys } from './useCanvasKeys.js';
import { useCanvasPane } from './useCanvasPane.js';
import { useCanvasView } from './useCanvasView.js';
import { useShownFace } from './useShownFace.js';

/** The table: the face as it is printed, with what is selected, and the tools to look at it. */
export function BuilderCanvas(): ReactElement {
  const builder = useBuilder();
  const { painted, problem, isBehind, companion: other } = useShownFace();
  const { ref, pane, isSmall } = useCanvasPane();
  const view = useCanvasView();
  const name = useTemplate((template) => template.name);
  const slug = useTemplate((template) => template.slug);
  const hasRulers = useBuilderSession((session) => session.hasRulers) && !isSmall;
  const hasCompanion = useBuilderSession((session) => session.hasCompanion);
  const companion = hasCompanion && !isSmall ? other : undefined;
  const isDouble = companion !== undefined;
  useEffect(() => builder.shown.setState({ isDouble }), [builder, isDouble]);
  const stage = useRef<Konva.Stage>(null);
  // Handles and guides have gestures of their own.
  const [others, setOthers] = useState<Feedback>(NO_FEEDBACK);
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
  const onKeyDown = useCanvasKeys(view);
  useCancelKeys();
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
        <Faces
          painted={painted}
          isBehind={isBehind}
          companion={companion}
          view={view}
          side={isBack({ slug }) ? 'Back' : 'Front'}
        />
        {painted && (
          <>
            <OverFace
              scene={painted.scene}
              view={view}
              stage={stage}
              hasRulers={hasRulers}
              feedback={feedback}
              onFeedback={setOthers}
            />
            {feedback === NO_FEEDBACK && <SpacingHandles scene={painted.scene} view={view} />}
            <SectionRail view={view} height={painted.scene.height} isSmall={isSmall} />
            <TemplateGuides scene={painted.scene} view={view} hasRulers={hasRulers} onFeedback={setOthers} />
            <TextOnFace scene={painted.scene} view={view} />
          </>
        )}
        {companion && <CompanionCaption view={view} companion={companion} bleed={painted?.scene.bleed ?? 0} />}
        {feedback.carried !== undefined && <Carried {...feedback.carried} />}
        <DataDrop view={view} />
      </div>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}{' '}
          <button type="button" onClick={() => void startRenderer()}>
            Try again
          </button>
        </p>
      )}
      <CanvasDock hint={feedback.hint} isSmall={isSmall} />
    </div>
  );
}

import type { Scene } from '@cardwright/renderer';
import { useMediaQuery } from '@mantine/hooks';
import type Konva from 'konva';
import type { ReactElement, RefObject } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';
import classes from './canvas.module.css';
import type { CanvasView } from './CanvasView.js';
import type { Feedback } from './gestures/Feedback.js';
import { Guides } from './Guides.js';
import { OverlayHandles } from './handles/OverlayHandles.js';
import { Marks } from './Marks.js';
import { Rulers } from './Rulers.js';
import { DropMark, Selection } from './Selection.js';
import { useCanvasColors } from './useCanvasColors.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly stage: RefObject<Konva.Stage | null>;
  readonly hasRulers: boolean;
  readonly feedback: Feedback;
  readonly onFeedback: (feedback: Feedback) => void;
}

/** Everything drawn over the face, on a canvas of the size of the pane. */
export function OverFace(props: Props): ReactElement {
  const { scene, view, stage, hasRulers, feedback, onFeedback } = props;
  const colors = useCanvasColors();
  const { width, height } = useBuilderSession((session) => session.pane);
  const hasGuides = useBuilderSession((session) => session.hasGuides);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { marquee, drop } = feedback;
  const { zoom, origin } = view;
  return (
    <div className={classes.over}>
      <Stage ref={stage} width={width} height={height}>
        <Layer x={origin.x} y={origin.y}>
          {hasGuides && <Marks width={scene.width} height={scene.height} view={view} colors={colors} />}
          <Selection scene={scene} view={view} colors={colors} />
          {drop !== undefined && <DropMark drop={drop} view={view} colors={colors} />}
          <Guides guides={feedback.guides} view={view} colors={colors} />
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
          <OverlayHandles scene={scene} view={view} colors={colors} isTouch={isTouch} onFeedback={onFeedback} />
          {/* No layer of its own: each drag changes both, and a layer is a canvas as large as the pane. */}
          {hasRulers && <Rulers scene={scene} view={view} width={width} height={height} colors={colors} />}
        </Layer>
      </Stage>
    </div>
  );
}

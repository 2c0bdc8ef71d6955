import type { Scene, Size } from '@cardwright/renderer';
import type Konva from 'konva';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Group, Transformer } from 'react-konva';
import { type Handled, handledItems } from '../../../../template/actions/handled.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../../template/builder/BuilderContext.js';
import { around } from '../../../../canvas/geometry/rects.js';
import type { CanvasView } from '../CanvasView.js';
import { type Feedback, NO_FEEDBACK } from '../gestures/Feedback.js';
import type { CanvasColors } from '../useCanvasColors.js';
import { Carrier } from './Carrier.js';
import { useHandleDrag } from '../gestures/useHandleDrag.js';
import { FrameDrag, type HandleBox } from './FrameDrag.js';
import { handleLook, ROTATION_SNAPS } from './handleLook.js';
import { useIsFree } from './useIsFree.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly colors: CanvasColors;
  readonly isTouch: boolean;
  readonly onFeedback: (feedback: Feedback) => void;
}

/** Handles to resize and rotate the selected items that have a place of their own. */
export function OverlayHandles({ scene, view, colors, isTouch, onFeedback }: Props): ReactElement | null {
  const builder = useBuilder();
  const transformer = useRef<Konva.Transformer>(null);
  const group = useRef<Konva.Group>(null);
  const drag = useHandleDrag<FrameDrag>();
  const isFree = useIsFree();
  // While a handle is dragged, the shapes that carry it keep the place they had: Konva scales them itself.
  const [held, setHeld] = useState<readonly Handled[]>();
  // Afterwards they are created again at the places in the document.
  const [generation, setGeneration] = useState(0);
  useBuilderSession((session) => session.selectedIds);
  useTemplate((template) => template.json_config);
  const current = handledItems(builder, scene);
  const items = held ?? current;
  const key = `${generation} ${items.map(({ id }) => id).join(' ')}`;
  const carriers = (): readonly Konva.Node[] => group.current?.getChildren() ?? [];
  useEffect(() => {
    transformer.current?.nodes([...(group.current?.getChildren() ?? [])]);
  }, [key]);
  if (items.length === 0) return null;

  const start = (): void => {
    setHeld(current);
    drag.begin(new FrameDrag(builder, scene, view, current, transformer.current?.getActiveAnchor() ?? ''), over);
  };
  const proceed = (): void => {
    drag.current?.apply(carriers());
    const [first] = carriers();
    const isTurning = transformer.current?.getActiveAnchor() === 'rotater';
    if (isTurning) onFeedback({ guides: [], hint: `${Math.round(first?.rotation() ?? 0)}°` });
  };
  const over = (): void => {
    // Konva does not know that a key has ended it.
    transformer.current?.stopTransform();
    setHeld(undefined);
    setGeneration(generation + 1);
    onFeedback(NO_FEEDBACK);
  };
  const bound = (_before: HandleBox, wanted: HandleBox): HandleBox => {
    if (drag.current === undefined) return wanted;
    const { box, guides } = isFree.current ? { box: wanted, guides: [] } : drag.current.bound(wanted);
    onFeedback({ guides });
    return box;
  };
  return (
    <>
      <Group ref={group}>
        {items.map((item) => (
          <Carrier key={`${item.id} ${generation}`} id={item.id} seen={item.seen} zoom={view.zoom} />
        ))}
      </Group>
      <Transformer
        ref={transformer}
        {...handleLook(colors, isTouch, extentOf(items, view.zoom))}
        flipEnabled={false}
        keepRatio={false}
        shouldOverdrawWholeArea={false}
        rotationSnaps={ROTATION_SNAPS}
        rotationSnapTolerance={3}
        boundBoxFunc={bound}
        onTransformStart={start}
        onTransform={proceed}
        onTransformEnd={() => drag.end()}
      />
    </>
  );
}

/** How large what is selected is, in CSS pixels. */
function extentOf(items: readonly Handled[], zoom: number): Size {
  const { width, height } = around(items.map(({ seen }) => seen.rect)) ?? { width: 0, height: 0 };
  return { width: width * zoom, height: height * zoom };
}

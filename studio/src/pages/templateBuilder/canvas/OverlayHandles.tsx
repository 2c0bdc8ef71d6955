import type { AbsoluteItem, Scene } from '@cardwright/renderer';
import type Konva from 'konva';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Group, Rect, Transformer } from 'react-konva';
import { selectedOverlays, wordsFor } from '../../../template/actions/selected.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { setFrames } from '../../../template/document/commands/properties.js';
import { partsOf } from '../../../template/document/parts.js';
import type { Frame } from '../../../template/document/types.js';
import { frameOfRect, rectOfFrame } from '../../../template/geometry/frames.js';
import { snap, type Guide, type SnapLine } from '../../../template/geometry/snapping.js';
import type { CanvasView } from './CanvasView.js';
import { snapLines } from './gestures/snapLines.js';
import { sidesOfAnchor } from './sidesOfAnchor.js';
import type { CanvasColors } from './useCanvasColors.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly colors: CanvasColors;
  readonly isTouch: boolean;
  readonly onGuides: (guides: readonly Guide[]) => void;
}

const REACH = 6;

/** Handles to resize and rotate the selected overlays. */
export function OverlayHandles({ scene, view, colors, isTouch, onGuides }: Props): ReactElement | null {
  const builder = useBuilder();
  const transformer = useRef<Konva.Transformer>(null);
  const group = useRef<Konva.Group>(null);
  const lines = useRef<readonly SnapLine[]>([]);
  // While a handle is dragged, the shapes that carry it keep the place they had: Konva scales them itself.
  const [held, setHeld] = useState<readonly AbsoluteItem[]>();
  const gesture = useRef('');
  useBuilderSession((session) => session.selectedIds);
  useTemplate((template) => template.json_config.absoluteItems);
  const current = builder.isReadOnly ? [] : selectedOverlays(builder).filter(({ locked }) => locked !== true);
  const items = held ?? current;
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    transformer.current?.nodes(group.current?.getChildren() ?? []);
  }, [ids]);
  if (items.length === 0) return null;

  const start = (): void => {
    setHeld(current);
    gesture.current = `handles ${crypto.randomUUID()}`;
    const parts = partsOf(builder.store.getState().document.json_config);
    lines.current = snapLines(
      scene,
      parts,
      current.map(({ id }) => id),
      view,
    );
  };
  const apply = (): void => {
    const frames = new Map<string, Frame>();
    group.current?.getChildren().forEach((node) => frames.set(node.id(), frameOfNode(node, scene, view.zoom)));
    builder.change(`resize ${wordsFor(builder, [...frames.keys()])}`, setFrames(frames), gesture.current);
  };
  const end = (): void => {
    apply();
    group.current?.getChildren().forEach((node) => node.scale({ x: 1, y: 1 }));
    builder.store.endGesture();
    setHeld(undefined);
    onGuides([]);
  };
  const bound = (_before: Box, box: Box): Box => {
    const isSnapping = builder.session.getState().isSnapping && Math.abs(box.rotation) < 0.001;
    if (!isSnapping) return box;
    const { zoom, origin } = view;
    const rect = {
      x: (box.x - origin.x) / zoom,
      y: (box.y - origin.y) / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    };
    const sides = sidesOfAnchor(transformer.current?.getActiveAnchor() ?? null);
    const { dx, dy, guides } = snap(rect, lines.current, REACH / zoom, sides);
    onGuides(guides);
    return {
      ...box,
      ...(sides.x[0] === 'start'
        ? { x: box.x + dx * zoom, width: box.width - dx * zoom }
        : { width: box.width + dx * zoom }),
      ...(sides.y[0] === 'start'
        ? { y: box.y + dy * zoom, height: box.height - dy * zoom }
        : { height: box.height + dy * zoom }),
    };
  };
  return (
    <>
      <Group ref={group}>
        {items.map((item) => (
          <Carrier key={item.id} item={item} scene={scene} zoom={view.zoom} />
        ))}
      </Group>
      <Transformer
        ref={transformer}
        flipEnabled={false}
        keepRatio={false}
        shouldOverdrawWholeArea={false}
        rotationSnaps={[0, 15, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330]}
        rotationSnapTolerance={3}
        borderStroke={colors.sky}
        borderStrokeWidth={1.5}
        anchorStroke={colors.sky}
        anchorFill={colors.surface}
        anchorStrokeWidth={1.5}
        anchorCornerRadius={isTouch ? 10 : 2}
        anchorSize={isTouch ? 20 : 9}
        rotateAnchorOffset={24}
        boundBoxFunc={bound}
        onTransformStart={start}
        onTransform={apply}
        onTransformEnd={end}
      />
    </>
  );
}

type Box = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[1];

/** An invisible rectangle that the handles act on. */
function Carrier({
  item,
  scene,
  zoom,
}: {
  readonly item: AbsoluteItem;
  readonly scene: Scene;
  readonly zoom: number;
}): ReactElement {
  const rect = rectOfFrame(item, scene);
  const [width, height] = [rect.width * zoom, rect.height * zoom];
  return (
    <Rect
      id={item.id}
      x={rect.x * zoom + width / 2}
      y={rect.y * zoom + height / 2}
      offsetX={width / 2}
      offsetY={height / 2}
      width={width}
      height={height}
      rotation={item.rotation}
      listening={false}
    />
  );
}

function frameOfNode(node: Konva.Node, scene: Scene, zoom: number): Frame {
  const width = (node.width() * Math.abs(node.scaleX())) / zoom;
  const height = (node.height() * Math.abs(node.scaleY())) / zoom;
  const rect = { x: node.x() / zoom - width / 2, y: node.y() / zoom - height / 2, width, height };
  return frameOfRect(rect, scene, node.rotation());
}

import type { Scene, SceneItem, TemplateItem } from '@cardwright/renderer';
import { Fragment, type ReactElement } from 'react';
import { Circle, Group, Line, Rect } from 'react-konva';
import { isPlaced } from '../../../template/actions/placing.js';
import { useBuilderSession, useParts } from '../../../template/builder/BuilderContext.js';
import type { Drop } from '../../../template/geometry/dropPlace.js';
import { bottom, centerOf } from '../../../canvas/geometry/rects.js';
import { scalesOf, seenBounds, seenOf, turnOf } from '../../../canvas/geometry/seen.js';
import { Badge } from './Badge.js';
import { type CanvasView, inMm } from './CanvasView.js';
import type { CanvasColors } from './useCanvasColors.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly colors: CanvasColors;
}

/** Outlines of the selected parts and of the entered group, with the size of a single one. */
export function Selection({ scene, view, colors }: Props): ReactElement {
  const parts = useParts();
  const selectedIds = useBuilderSession((session) => session.selectedIds);
  const enteredId = useBuilderSession((session) => session.enteredId);
  const items = scene.items.filter(({ id }) => selectedIds.includes(id) && parts.has(id));
  const entered = scene.items.find(({ id }) => id === enteredId);
  const [only] = items.length === 1 ? items : [];
  return (
    <Group listening={false}>
      {entered !== undefined && <Outline item={entered} view={view} color={colors.sky} dash={[5, 4]} />}
      {items.map((item) => (
        <Outline key={item.id} item={item} view={view} color={colors.sky} />
      ))}
      {only !== undefined && (
        <SizeBadge item={only} view={view} colors={colors} isBelow={isHandled(parts.get(only.id)?.item)} />
      )}
    </Group>
  );
}

function isHandled(item: TemplateItem | undefined): boolean {
  return item !== undefined && isPlaced(item) && item.locked !== true;
}

interface OutlineProps {
  readonly item: SceneItem;
  readonly view: CanvasView;
  readonly color: string;
  readonly dash?: readonly number[];
}

function Outline({ item, view: { zoom }, color, dash }: OutlineProps): ReactElement {
  const { rect, rotation } = seenOf(item);
  const center = centerOf(rect);
  const [width, height] = [rect.width * zoom, rect.height * zoom];
  return (
    <Rect
      x={center.x * zoom}
      y={center.y * zoom}
      offsetX={width / 2}
      offsetY={height / 2}
      width={width}
      height={height}
      rotation={rotation}
      stroke={color}
      strokeWidth={dash === undefined ? 2 : 1}
      {...(dash && { dash: [...dash] })}
    />
  );
}

interface SizeProps extends Omit<Props, 'scene'> {
  readonly item: SceneItem;
  readonly isBelow: boolean;
}

/** At the right, above the rectangle around an item, or below it where it would cover the handle that turns the item. */
function SizeBadge({ item, view, colors, isBelow }: SizeProps): ReactElement {
  const bounds = seenBounds(item);
  const { rect } = seenOf(item);
  const text = `${inMm(rect.width, view)} × ${inMm(rect.height, view)} mm`;
  const x = (bounds.x + bounds.width) * view.zoom - text.length * 3.35 - 5;
  const y = isBelow ? bottom(bounds) * view.zoom + 18 : bounds.y * view.zoom - 13;
  return <Badge x={x} y={y} text={text} ground={colors.sky} color={colors['on-sky']} />;
}

/** The container that takes a drop, and the bar where it goes. */
export function DropMark({
  drop,
  view: { zoom },
  colors,
}: { readonly drop: Drop } & Omit<Props, 'scene'>): ReactElement {
  const { target, bar, matrix } = drop;
  const { x: scaleX, y: scaleY } = scalesOf(matrix);
  const [x, y] = [bar.x * zoom, bar.y * zoom];
  const [endX, endY] = [x + bar.width * zoom, y + bar.height * zoom];
  return (
    <Group
      listening={false}
      x={matrix[4] * zoom}
      y={matrix[5] * zoom}
      rotation={turnOf(matrix)}
      scaleX={scaleX}
      scaleY={scaleY}
    >
      <Rect
        x={target.x * zoom}
        y={target.y * zoom}
        width={target.width * zoom}
        height={target.height * zoom}
        stroke={colors.sky}
        strokeWidth={1.5}
        dash={[4, 3]}
      />
      <Line points={[x, y, endX, endY]} stroke={colors.sky} strokeWidth={3.5} />
      {[
        [x, y],
        [endX, endY],
      ].map(([cx = 0, cy = 0], index) => (
        <Fragment key={index}>
          <Circle x={cx} y={cy} radius={4.5} fill={colors.surface} stroke={colors.sky} strokeWidth={2.5} />
        </Fragment>
      ))}
    </Group>
  );
}

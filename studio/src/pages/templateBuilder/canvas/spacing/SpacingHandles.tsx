import type { Matrix, Scene } from '@cardwright/renderer';
import { useRef, useState, type CSSProperties, type PointerEvent, type ReactElement } from 'react';
import { matrixOf, seenOf, wayIn } from '../../../../canvas/geometry/seen.js';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { useTokens } from '../../../../template/data/useSubject.js';
import type { SpacingZone } from '../../../../template/geometry/spacing.js';
import { type CanvasView, inMm } from '../CanvasView.js';
import { useHandleDrag } from '../gestures/useHandleDrag.js';
import classes from './spacing.module.css';
import { SpacingDrag } from './SpacingDrag.js';
import { type Spacing, useSpacingZones } from './useSpacingZones.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
}

/** On smaller parts, handles would cover what they belong to; CSS pixels. */
const LEAST = 40;
/** How far a handle keeps from the edge, where the handles of overlays are. */
const INSET = 9;

/** Handles in the gaps and paddings of the selected section or group. The inspector has fields for the same. */
export function SpacingHandles({ scene, view }: Props): ReactElement | null {
  const spacing = useSpacingZones(scene);
  const item = scene.items.find(({ id }) => id === spacing?.id);
  if (spacing === undefined || item === undefined) return null;
  const { origin, zoom } = view;
  const { rect } = seenOf(item);
  if (Math.min(rect.width, rect.height) * zoom < LEAST) return null;
  const matrix = matrixOf(item);
  const [a, b, c, d, e, f] = matrix;
  const place = [a, b, c, d, origin.x + e * zoom, origin.y + f * zoom];
  return (
    <div className={classes.spacing} style={{ transform: `matrix(${place.join(', ')})` }}>
      {spacing.zones.map((zone, index) => (
        <Handle key={`${spacing.id} ${zone.of} ${index}`} zone={zone} spacing={spacing} view={view} matrix={matrix} />
      ))}
    </div>
  );
}

interface HandleProps {
  readonly zone: SpacingZone;
  readonly spacing: Spacing;
  readonly view: CanvasView;
  /** From the part's own coordinates to the face. */
  readonly matrix: Matrix;
}

function Handle({ zone, spacing, view, matrix }: HandleProps): ReactElement {
  const builder = useBuilder();
  const tokens = useTokens();
  const drag = useHandleDrag<SpacingDrag>();
  const from = useRef(0);
  const [isDragged, setDragged] = useState(false);
  const placeOf = ({ clientX: x, clientY: y }: PointerEvent): number => wayIn(matrix, { x, y })[zone.axis];
  return (
    <div
      className={classes.zone}
      data-of={zone.of}
      data-axis={zone.axis}
      data-dragged={isDragged || undefined}
      style={styleOf(zone, view.zoom)}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = placeOf(event);
        drag.begin(new SpacingDrag(builder, spacing, zone.of, tokens), () => setDragged(false));
        setDragged(true);
      }}
      onPointerMove={(event) => {
        const way = (placeOf(event) - from.current) / view.zoom;
        drag.current?.widen(way * zone.grows, event.altKey);
      }}
      onPointerUp={() => drag.end()}
      onPointerCancel={() => drag.cancel()}
    >
      <span className={classes.grip} />
      <span className={classes.value}>{inMm(spacing.valueOf(zone.of), view)}</span>
    </div>
  );
}

/** The zone, and where in it the grip lies. */
function styleOf({ of, axis, rect }: SpacingZone, zoom: number): CSSProperties {
  const size = (axis === 'x' ? rect.width : rect.height) * zoom;
  const away = of === 'gap' ? size / 2 : Math.max(INSET, size / 2);
  const isFromEnd = of === 'right' || of === 'bottom';
  return {
    left: rect.x * zoom,
    top: rect.y * zoom,
    width: rect.width * zoom,
    height: rect.height * zoom,
    '--grip': `${isFromEnd ? size - away : away}px`,
  } as CSSProperties;
}

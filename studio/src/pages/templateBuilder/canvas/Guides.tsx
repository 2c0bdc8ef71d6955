import type { ReactElement } from 'react';
import { Group, Line } from 'react-konva';
import type { Guide } from '../../../canvas/geometry/snapping.js';
import { Badge } from './Badge.js';
import { type CanvasView, inMm } from './CanvasView.js';
import type { CanvasColors } from './useCanvasColors.js';

interface Props {
  readonly guides: readonly Guide[];
  readonly view: CanvasView;
  readonly colors: CanvasColors;
}

const BEYOND = 12;

/** Lines that something snapped to, and distances in millimetres. */
export function Guides({ guides, view, colors }: Props): ReactElement {
  const { zoom } = view;
  return (
    <Group listening={false}>
      {guides.map(({ axis, at, from, to, distance }, index) => {
        const beyond = distance === undefined ? BEYOND : 0;
        const [start, end, place] = [from * zoom - beyond, to * zoom + beyond, at * zoom];
        const points = axis === 'x' ? [place, start, place, end] : [start, place, end, place];
        const middle = (start + end) / 2;
        return (
          <Group key={index}>
            <Line points={points} stroke={colors.magenta} strokeWidth={1} />
            {distance !== undefined && (
              <Badge
                x={axis === 'x' ? place : middle}
                y={axis === 'x' ? middle : place}
                text={inMm(distance, view)}
                ground={colors.magenta}
                color={colors.surface}
              />
            )}
          </Group>
        );
      })}
    </Group>
  );
}

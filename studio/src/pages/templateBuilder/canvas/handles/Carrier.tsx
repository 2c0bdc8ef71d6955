import type { ReactElement } from 'react';
import { Rect } from 'react-konva';
import { centerOf } from '../../../../canvas/geometry/rects.js';
import type { TurnedRect } from '../../../../canvas/geometry/seen.js';

interface Props {
  readonly id: string;
  readonly seen: TurnedRect;
  readonly zoom: number;
}

/** An invisible rectangle that the handles act on. */
export function Carrier({ id, seen: { rect, rotation }, zoom }: Props): ReactElement {
  const [width, height] = [rect.width * zoom, rect.height * zoom];
  const center = centerOf(rect);
  return (
    <Rect
      id={id}
      x={center.x * zoom}
      y={center.y * zoom}
      offsetX={width / 2}
      offsetY={height / 2}
      width={width}
      height={height}
      rotation={rotation}
      listening={false}
    />
  );
}

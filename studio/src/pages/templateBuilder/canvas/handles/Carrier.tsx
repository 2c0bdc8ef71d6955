import type { AbsoluteItem, Size } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { Rect } from 'react-konva';
import { rectOfFrame } from '../../../../template/geometry/frames.js';

interface Props {
  readonly item: AbsoluteItem;
  readonly face: Size;
  readonly zoom: number;
}

/** An invisible rectangle that the handles act on. */
export function Carrier({ item, face, zoom }: Props): ReactElement {
  const rect = rectOfFrame(item, face);
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

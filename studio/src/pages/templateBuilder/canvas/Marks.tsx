import type { Rect } from '@cardwright/renderer';
import { memo, type ReactElement } from 'react';
import { Group, Line, Rect as Box } from 'react-konva';
import type { CanvasColors } from './useCanvasColors.js';
import type { CanvasView } from './CanvasView.js';

interface Props {
  /** The width of the face in units. */
  readonly width: number;
  readonly height: number;
  readonly view: CanvasView;
  readonly colors: CanvasColors;
}

const BLEED_MM = 3;
const SAFE_MM = 3;
const CORNER_MM = 3.4;
const TICK = 14;

/** Bleed, trim and safe area, in the colours that they have in print. */
export const Marks = memo(function Marks({ view, colors, ...face }: Props): ReactElement {
  const { zoom, mmPerUnit } = view;
  const [width, height] = [face.width * zoom, face.height * zoom];
  const [bleed, safe] = [(BLEED_MM / mmPerUnit) * zoom, (SAFE_MM / mmPerUnit) * zoom];
  return (
    <Group listening={false}>
      <Frame
        rect={{ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }}
        color={colors.magenta}
        dash={[6, 4]}
      />
      <Frame rect={{ x: 0, y: 0, width, height }} color={colors.ink3} radius={(CORNER_MM / mmPerUnit) * zoom} />
      <Frame
        rect={{ x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe }}
        color="#2f9e5f"
        dash={[3, 3]}
      />
      {cropTicks(width, height, bleed).map((points) => (
        <Line key={points.join(' ')} points={[...points]} stroke={colors.ink} strokeWidth={1} />
      ))}
    </Group>
  );
});

interface FrameProps {
  readonly rect: Rect;
  readonly color: string;
  readonly dash?: readonly number[];
  readonly radius?: number;
}

function Frame({ rect, color, dash, radius = 0 }: FrameProps): ReactElement {
  return <Box {...rect} stroke={color} strokeWidth={1} cornerRadius={radius} {...(dash && { dash: [...dash] })} />;
}

/** Two ticks at each corner, beyond the bleed. */
function cropTicks(width: number, height: number, bleed: number): readonly (readonly number[])[] {
  const far = bleed + 4;
  return [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [outX, outY] = [x === 0 ? -far : width + far, y === 0 ? -far : height + far];
      const [wayX, wayY] = [x === 0 ? -TICK : TICK, y === 0 ? -TICK : TICK];
      return [
        [outX, y, outX + wayX, y],
        [x, outY, x, outY + wayY],
      ];
    }),
  );
}

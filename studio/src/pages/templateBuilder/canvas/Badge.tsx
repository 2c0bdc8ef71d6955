import type { ReactElement } from 'react';
import { Label, Tag, Text } from 'react-konva';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly ground: string;
  readonly color: string;
}

/** A small label with numbers, centred on its point. */
export function Badge({ x, y, text, ground, color }: Props): ReactElement {
  const width = text.length * 6.7 + 10;
  return (
    <Label x={x - width / 2} y={y - 9} listening={false}>
      <Tag fill={ground} cornerRadius={3} />
      <Text
        text={text}
        width={width}
        height={18}
        align="center"
        verticalAlign="middle"
        fontFamily="Spline Sans Mono Variable"
        fontStyle="600"
        fontSize={11}
        fill={color}
      />
    </Label>
  );
}

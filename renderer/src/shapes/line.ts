import type { Rect } from '../geometry.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { choiceProp, type ShapeProps } from './props.js';

/** `direction` auto (along the longer side, through the middle), horizontal, vertical, down or up (the diagonals). */
export function line(props: ShapeProps, { x, y, width, height }: Rect): PathSegment[] {
  const asked = choiceProp(props, 'direction', ['auto', 'horizontal', 'vertical', 'down', 'up']);
  const direction = asked !== 'auto' ? asked : width >= height ? 'horizontal' : 'vertical';
  const [right, bottom, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2];
  switch (direction) {
    case 'horizontal':
      return [
        ['M', x, middleY],
        ['L', right, middleY],
      ];
    case 'vertical':
      return [
        ['M', middleX, y],
        ['L', middleX, bottom],
      ];
    case 'down':
      return [
        ['M', x, y],
        ['L', right, bottom],
      ];
    case 'up':
      return [
        ['M', x, bottom],
        ['L', right, y],
      ];
  }
}

import type { Style } from '../../style.js';
import { readNumber } from './text.js';

/** Percent of the free space on each axis. */
export type Position = NonNullable<Style['objectPosition']>;

const AXES: Readonly<Record<string, { readonly x?: number; readonly y?: number }>> = {
  center: {},
  top: { y: 0 },
  bottom: { y: 100 },
  left: { x: 0 },
  right: { x: 100 },
};

/** `top`, `left-top` and `top-left`: Tailwind 3 and 4 name corners in opposite order. */
export const POSITIONS: Readonly<Record<string, Position>> = positions();

function positions(): Record<string, Position> {
  const table: Record<string, Position> = {};
  for (const name of Object.keys(AXES)) table[name] = { x: 50, y: 50, ...AXES[name] };
  for (const vertical of ['top', 'bottom']) {
    for (const horizontal of ['left', 'right']) {
      const position = { x: 50, y: 50, ...AXES[vertical], ...AXES[horizontal] };
      table[`${vertical}-${horizontal}`] = position;
      table[`${horizontal}-${vertical}`] = position;
    }
  }
  return table;
}

/** `25% 75%`, `center top`, `30%`: percent of the free space, or names. */
export function readPosition(text: string): Position | undefined {
  const parts = text.split(' ').filter((part) => part !== '');
  const [first = '', second = 'center'] = parts;
  if (parts.length < 1 || parts.length > 2) return undefined;
  // Names may come in either order, but a name of one axis must not precede a percentage of the other.
  const named = Object.hasOwn(AXES, first) && Object.hasOwn(AXES, second);
  const swapped = named && (AXES[first]?.y !== undefined || AXES[second]?.x !== undefined);
  const x = readAxis(swapped ? second : first, 'x');
  const y = readAxis(swapped ? first : second, 'y');
  return x === undefined || y === undefined ? undefined : { x, y };
}

function readAxis(text: string, axis: 'x' | 'y'): number | undefined {
  if (text === 'center') return 50;
  if (Object.hasOwn(AXES, text)) return AXES[text]?.[axis];
  return text.endsWith('%') ? readNumber(text.slice(0, -1)) : undefined;
}

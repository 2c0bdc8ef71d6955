import { isCursive, scriptOf } from './scriptOf.js';
import type { TextBlock } from './types.js';

/** How a character stands in a vertical line: upright, turned with the line, or upright in a form for vertical lines. */
export type Stance = 'upright' | 'turned' | 'formed';

/**
 * Vertical_Orientation of UAX #50, inclusive ranges, ascending: `U` and `Tu` stand upright, `Tr` has a form of its own or
 * turns. Everything in the gaps turns. Symbols that are drawn as pictures stand upright by themselves.
 */
const RANGES: readonly (readonly [from: number, to: number, stance: 'upright' | 'formed'])[] = [
  [0xa7, 0xa7, 'upright'],
  [0xa9, 0xa9, 'upright'],
  [0xae, 0xae, 'upright'],
  [0xb1, 0xb1, 'upright'],
  [0xbc, 0xbe, 'upright'],
  [0xd7, 0xd7, 'upright'],
  [0xf7, 0xf7, 'upright'],
  [0x1100, 0x11ff, 'upright'],
  [0x2016, 0x2016, 'upright'],
  [0x2020, 0x2021, 'upright'],
  [0x2030, 0x2031, 'upright'],
  [0x203b, 0x203c, 'upright'],
  [0x2042, 0x2042, 'upright'],
  [0x2047, 0x2049, 'upright'],
  [0x2051, 0x2051, 'upright'],
  [0x20dd, 0x20e4, 'upright'],
  [0x2100, 0x2101, 'upright'],
  [0x2103, 0x2109, 'upright'],
  [0x2113, 0x2123, 'upright'],
  [0x2135, 0x213f, 'upright'],
  [0x2150, 0x218b, 'upright'],
  [0x221e, 0x221e, 'upright'],
  [0x2234, 0x2235, 'upright'],
  [0x2300, 0x2307, 'upright'],
  [0x2318, 0x231f, 'upright'],
  [0x2324, 0x2328, 'upright'],
  [0x2400, 0x24ff, 'upright'],
  [0x25a0, 0x2767, 'upright'],
  [0x2776, 0x2793, 'upright'],
  [0x2b12, 0x2b2f, 'upright'],
  [0x2b50, 0x2bff, 'upright'],
  [0x2e80, 0x3007, 'upright'],
  [0x3008, 0x3011, 'formed'],
  [0x3012, 0x3013, 'upright'],
  [0x3014, 0x301f, 'formed'],
  [0x3020, 0x302f, 'upright'],
  [0x3030, 0x3030, 'formed'],
  [0x3031, 0x309f, 'upright'],
  [0x30a0, 0x30a0, 'formed'],
  [0x30a1, 0x30fb, 'upright'],
  [0x30fc, 0x30fc, 'formed'],
  [0x30fd, 0xa4cf, 'upright'],
  [0xa960, 0xa97f, 'upright'],
  [0xac00, 0xd7ff, 'upright'],
  [0xe000, 0xfaff, 'upright'],
  [0xfe10, 0xfe1f, 'upright'],
  [0xfe30, 0xfe57, 'upright'],
  [0xfe59, 0xfe5e, 'formed'],
  [0xfe5f, 0xfe62, 'upright'],
  [0xff01, 0xff07, 'upright'],
  [0xff08, 0xff09, 'formed'],
  [0xff0a, 0xff0c, 'upright'],
  [0xff0e, 0xff19, 'upright'],
  [0xff1a, 0xff1b, 'formed'],
  [0xff1f, 0xff3a, 'upright'],
  [0xff3b, 0xff3b, 'formed'],
  [0xff3c, 0xff3c, 'upright'],
  [0xff3d, 0xff3d, 'formed'],
  [0xff3e, 0xff3e, 'upright'],
  [0xff3f, 0xff3f, 'formed'],
  [0xff40, 0xff5a, 'upright'],
  [0xff5b, 0xff60, 'formed'],
  [0xffe0, 0xffe2, 'upright'],
  [0xffe3, 0xffe3, 'formed'],
  [0xffe4, 0xffe7, 'upright'],
  [0x1f000, 0x1faff, 'upright'],
  [0x20000, 0x3fffd, 'upright'],
];

/**
 * The stance of a grapheme in a block. Where every letter stands upright, spaces and letters that join still turn with
 * the line.
 */
export function stanceOf(grapheme: string, upright: TextBlock['upright']): Stance {
  if (upright === undefined) return 'turned';
  const codePoint = grapheme.codePointAt(0) ?? 0;
  const own = RANGES.find(([, to]) => codePoint <= to);
  if (own !== undefined && codePoint >= own[0]) return own[2];
  const isTurned = upright === 'mixed' || grapheme.trim() === '' || isCursive(scriptOf(codePoint));
  return isTurned ? 'turned' : 'upright';
}

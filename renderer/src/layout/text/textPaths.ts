import type { Size } from '../../geometry.js';
import type { TextPath } from '../../resolve/resolvedFace.js';
import { SIZE_STEP } from './fitText.js';
import type { FitOptions, PreparedText, TextLayout } from './types.js';

/** A text whose lines do not run across: it measures and fits itself as it will be drawn. */
export function alongPath(text: PreparedText, path: TextPath | undefined): PreparedText {
  if (path === undefined) return text;
  return path.type === 'turned' ? turned(text, path.upright !== undefined) : bent(text, path.radius);
}

/**
 * As high as its longest line: only a box that is too low wraps or shrinks it. Vertical lines wrap where the room for
 * them ends, and take as much width as they need.
 */
function turned(text: PreparedText, isVertical: boolean): PreparedText {
  return {
    block: text.block,
    measure(_width, size, room = Infinity) {
      const { width, height } = text.measure(isVertical ? room : Infinity, size);
      return { width: height, height: width };
    },
    fit: (width, height, options) => text.fit(height, width, options),
  };
}

function bent(text: PreparedText, radius: number): PreparedText {
  const { fontSize, minFontSize } = text.block;
  const room = (size?: number): Size => sizeOfArc(text.measure(Infinity, size), radius);
  return {
    block: text.block,
    measure: (_width, size) => room(size),
    fit(width, height, options: FitOptions = {}): TextLayout {
      const fits = (size: number): boolean => {
        const needed = room(size);
        return needed.width <= width && needed.height <= height;
      };
      let size = options.size ?? fontSize;
      while (size - SIZE_STEP >= minFontSize && !fits(size)) size -= SIZE_STEP;
      const line = text.fit(Infinity, Infinity, { ...options, size });
      const needed = sizeOfArc(line, radius);
      if (fits(size)) return line;
      const beyond = { width: Math.max(0, needed.width - width), height: Math.max(0, needed.height - height) };
      return { ...line, overflow: { kind: 'shrink', ...beyond } };
    },
  };
}

/** Half the angle that a line takes on a circle, in radians; at most half a turn. */
export function halfAngle(length: number, radius: number): number {
  return Math.min(Math.PI, length / 2 / Math.abs(radius));
}

/** How far the ends of a bent line lie below or above its middle. */
export function sagOf(length: number, radius: number): number {
  return Math.abs(radius) * (1 - Math.cos(halfAngle(length, radius)));
}

/** The upright box around a line that is bent; a line longer than the circle gets no box that would hold it. */
export function sizeOfArc({ width, height }: Size, radius: number): Size {
  if (width > 2 * Math.PI * Math.abs(radius)) return { width: Infinity, height: Infinity };
  const reach = Math.abs(radius) + height;
  const angle = halfAngle(width, radius);
  const across = angle >= Math.PI / 2 ? 2 * reach : 2 * reach * Math.sin(angle);
  return { width: across, height: height + sagOf(width, radius) };
}

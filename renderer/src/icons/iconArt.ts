import type { IconifyIcon } from '@iconify/types';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { CardwrightError } from '../errors.js';
import { parseSvg } from '../svg/index.js';
import { EMOJI_SET, FLAG_SET } from './iconSets.js';
import type { VectorArt } from './types.js';

/** Sets drawn with strokes of adjustable width. */
const STROKED_SETS: ReadonlySet<string> = new Set(['lucide', 'tabler']);

/** An icon's data as scene nodes, rotated and flipped as the set specifies; null for data that cannot be drawn. */
export function iconArt(
  prefix: string,
  icon: IconifyIcon,
  color: string,
  strokeWidth: number | undefined,
): VectorArt | null {
  const { body, attributes } = iconToSVG(icon);
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${attributes.viewBox}">${body}</svg>`;
  const width = strokeWidth !== undefined && STROKED_SETS.has(prefix) ? { strokeWidth } : {};
  try {
    const { viewBox, nodes } = parseSvg(source, { currentColor: color, variables: () => undefined, ...width });
    return prefix === FLAG_SET ? framedFlag({ viewBox, nodes }) : { viewBox, nodes };
  } catch (error) {
    if (error instanceof CardwrightError) return null;
    throw error;
  }
}

/** Whether an icon looks different in another text colour. */
export function dependsOnColor(prefix: string, icon: IconifyIcon): boolean {
  return (prefix !== EMOJI_SET && prefix !== FLAG_SET) || icon.body.includes('currentColor');
}

/** A hairline separates a flag from white paper, and a square field makes it as wide as other emoji. */
function framedFlag({ viewBox, nodes }: VectorArt): VectorArt {
  const { x, y, width, height } = viewBox;
  const half = FRAME_WIDTH / 2;
  const [left, top, right, bottom] = [x + half, y + half, x + width - half, y + height - half];
  const frame = `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
  const margin = (width - height) / 2;
  return {
    viewBox: margin > 0 ? { x, y: y - margin, width, height: width } : viewBox,
    nodes: [...nodes, { type: 'path', d: frame, stroke: { paint: '#00000033', width: FRAME_WIDTH } }],
  };
}

/** The width of the frame in a flag that is 640 wide. */
const FRAME_WIDTH = 8;

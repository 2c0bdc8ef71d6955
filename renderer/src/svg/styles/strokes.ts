import type { Paint, Stroke } from '../../displayList.js';
import { decimalsFor, fontSizeOf, type Frame, type SvgContext } from '../context.js';
import { parseLength } from '../values/number.js';
import { roundTo } from '../../geometry.js';
import type { Style } from '../reading/style.js';

const CAPS: ReadonlySet<string> = new Set(['butt', 'round', 'square']);
const JOINS: ReadonlySet<string> = new Set(['miter', 'round', 'bevel']);
const MAX_DASHES = 200;

/** The stroke of an element, or undefined when its width is zero. */
export function strokeOf(paint: Paint, style: Style, frame: Frame, context: SvgContext): Stroke | undefined {
  const diagonal = Math.hypot(frame.viewport.width, frame.viewport.height) / Math.SQRT2;
  const length = (name: string): number | undefined => parseLength(style.get(name), diagonal, fontSizeOf(style));
  // A non-scaling stroke keeps its width at the picture's natural size.
  const unscaled = style.get('vector-effect') === 'non-scaling-stroke' && frame.scale > 0 ? 1 / frame.scale : 1;
  const decimals = decimalsFor(frame);
  const width = roundTo((context.options.strokeWidth ?? length('stroke-width') ?? 1) * unscaled, decimals);
  if (!(width > 0)) return undefined;
  const dash = dashes(style.get('stroke-dasharray'), diagonal, fontSizeOf(style), context);
  const dashOffset = roundTo((length('stroke-dashoffset') ?? 0) * unscaled, decimals);
  const cap = style.get('stroke-linecap') ?? 'butt';
  const join = style.get('stroke-linejoin') ?? 'miter';
  const miterLimit = Number(style.get('stroke-miterlimit') ?? 4);
  return {
    paint,
    width,
    ...(dash === undefined ? {} : { dash: dash.map((value) => roundTo(value * unscaled, decimals)) }),
    ...(dash === undefined || dashOffset === 0 ? {} : { dashOffset }),
    cap: CAPS.has(cap) ? (cap as 'butt' | 'round' | 'square') : 'butt',
    join: JOINS.has(join) ? (join as 'miter' | 'round' | 'bevel') : 'miter',
    miterLimit: miterLimit >= 1 ? roundTo(miterLimit, 4) : 4,
  };
}

/** An odd list of dashes is doubled; a negative value or only zeros means a solid line. */
function dashes(
  text: string | undefined,
  percentOf: number,
  fontSize: number,
  { budget }: SvgContext,
): number[] | undefined {
  if (text === undefined || text === 'none') return undefined;
  budget.spend(text.length);
  const parts = text.trim().split(/[\s,]+/);
  const values = parts.map((part) => parseLength(part, percentOf, fontSize) ?? -1);
  if (values.length > MAX_DASHES || values.some((value) => value < 0) || !values.some((value) => value > 0))
    return undefined;
  return values.length % 2 === 1 ? [...values, ...values] : values;
}

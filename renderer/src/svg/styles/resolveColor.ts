import type { HexColor } from '../../displayList.js';
import { parseColor } from '../../color/parseColor.js';
import type { SvgContext } from '../context.js';
import type { Style } from '../reading/style.js';

const MAX_FALLBACKS = 16;

/**
 * A colour value with `currentColor` and `var()` replaced; undefined for `none` and for anything that is not a colour.
 */
export function resolveColor(value: string, style: Style, context: SvgContext, depth = 0): HexColor | undefined {
  const text = value.trim();
  const lower = text.toLowerCase();
  if (lower === '' || lower === 'none') return undefined;
  if (lower === 'currentcolor') return currentColor(style, context, depth + 1);
  const variable = /^var\(\s*--([\w-]+)\s*(?:,(.*))?\)$/is.exec(text);
  if (variable !== null && depth < MAX_FALLBACKS) {
    const named = context.options.variables(variable[1] ?? '');
    if (named !== undefined) return named;
    if (variable[2] !== undefined) return resolveColor(variable[2], style, context, depth + 1);
    context.budget.warn('svg.variable_unknown', `There is no colour “--${variable[1]}”; the current colour is used.`);
    return currentColor(style, context, depth + 1);
  }
  if (lower === 'context-fill' || lower === 'context-stroke') return currentColor(style, context, depth + 1);
  const color = parseColor(text);
  if (color === undefined) context.budget.warn('svg.color_invalid', `“${text.slice(0, 40)}” is not a colour.`);
  return color;
}

function currentColor(style: Style, context: SvgContext, depth: number): HexColor {
  const own = style.get('color');
  if (own === undefined || own.toLowerCase() === 'currentcolor' || depth > MAX_FALLBACKS)
    return context.options.currentColor;
  return resolveColor(own, style, context, depth) ?? context.options.currentColor;
}

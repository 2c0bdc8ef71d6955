import type { Style } from '../style.js';
import { layers } from './buildShadows.js';
import type { CompositeSlots } from './declarations.js';
import type { Settler } from './settle.js';

/** The outline and the shadows of a text; what no class sets stays inherited. */
export function buildTextEffects(parts: CompositeSlots, settler: Settler): Pick<Style, 'textOutline' | 'textShadows'> {
  const { 'textShadow.layers': shadows, 'textOutline.width': width, 'textOutline.color': color } = parts;
  const hasOutline = width !== undefined || color !== undefined;
  return {
    ...(hasOutline ? { textOutline: { width: width ?? 1, color: settler.color(color ?? { current: 1 }) } } : {}),
    ...(shadows === undefined ? {} : { textShadows: layers(shadows, parts['textShadow.color'], settler) }),
  };
}

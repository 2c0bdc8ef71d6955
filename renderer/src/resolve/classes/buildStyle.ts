import type { Style } from '../style.js';
import { buildFilter } from './buildFilter.js';
import { buildGradient } from './buildGradient.js';
import { buildShadows } from './buildShadows.js';
import { buildTextEffects } from './buildTextEffects.js';
import type { CompositeSlots, Slot } from './declarations.js';
import type { Settler, Slots } from './settle.js';

const COMPOSITE: ReadonlySet<string> = new Set([
  'gradient',
  'shadow',
  'insetShadow',
  'ring',
  'ringOffset',
  'insetRing',
  'textShadow',
  'textOutline',
  'filter',
  'duotone',
]);

/** Slots that hold lengths: an em in them becomes `{ unit: 'u' }` and not a number. */
const LENGTHS: ReadonlySet<string> = new Set([
  ...['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis', 'translateX', 'translateY'],
  ...['inset', 'padding', 'margin'],
]);

/** Assembles a style from its slots: groups sides and corners, builds gradients and shadows from their parts. */
export function buildStyle(slots: Slots, settler: Settler): Style {
  const style: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const [slot, value] of slots) {
    if (value === undefined) continue;
    const [group, part] = splitSlot(slot);
    if (part === undefined) style[group] = settleSlot(group, value, settler);
    else if (COMPOSITE.has(group)) parts[slot] = value;
    else ((style[group] ??= {}) as Record<string, unknown>)[part] = settleSlot(group, value, settler);
  }
  const composites: CompositeSlots = parts;
  const backgroundGradient = buildGradient(composites, settler);
  const shadows = buildShadows(composites, settler);
  if (backgroundGradient !== undefined) style.backgroundGradient = backgroundGradient;
  if (shadows.length > 0) style.shadows = shadows;
  const filter = buildFilter(composites, settler);
  if (filter !== undefined) style.filter = filter;
  Object.assign(style, buildTextEffects(composites, settler));
  // Declarations are typed slot by slot from the keys of Style, and settling leaves nothing relative in them.
  return style;
}

function settleSlot(group: string, value: unknown, settler: Settler): unknown {
  if (group === 'fontSize') return settler.fontSize();
  return LENGTHS.has(group) ? settler.settleLength(value) : settler.settle(value);
}

function splitSlot(slot: Slot): readonly [group: string, part: string | undefined] {
  const dot = slot.indexOf('.');
  return dot < 0 ? [slot, undefined] : [slot.slice(0, dot), slot.slice(dot + 1)];
}

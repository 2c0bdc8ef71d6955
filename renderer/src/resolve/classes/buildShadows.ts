import type { StyleShadow } from '../style.js';
import type { CompositeSlots, DraftColor, ShadowLayer } from './declarations.js';
import type { Settler } from './settle.js';

/** Rings and shadows, topmost first: inset shadow, inset ring, gap of the ring, ring, shadow. */
export function buildShadows(parts: CompositeSlots, settler: Settler): StyleShadow[] {
  const offset = parts['ringOffset.width'] ?? 0;
  const inset = parts['ring.inset'] === true;
  const ring = parts['ring.width'];
  const gap = ring === undefined ? 0 : offset;
  return [
    ...layers(parts['insetShadow.layers'], parts['insetShadow.color'], settler),
    ...line(parts['insetRing.width'] ?? 0, parts['insetRing.color'], true, settler),
    ...line(gap, parts['ringOffset.color'] ?? '#ffffff', inset, settler),
    ...line(ring === undefined || ring === 0 ? 0 : ring + gap, parts['ring.color'], inset, settler),
    ...layers(parts['shadow.layers'], parts['shadow.color'], settler),
  ];
}

/** Layers with their own colour, or all with the colour that another class gives. */
export function layers(
  shadows: readonly ShadowLayer[] | undefined,
  color: DraftColor | undefined,
  settler: Settler,
): StyleShadow[] {
  return (shadows ?? []).map((layer) => ({ ...layer, color: settler.color(color ?? layer.color) }));
}

function line(spread: number, color: DraftColor | undefined, inset: boolean, settler: Settler): StyleShadow[] {
  if (spread === 0) return [];
  return [{ x: 0, y: 0, blur: 0, spread, color: settler.color(color ?? { current: 1 }), inset }];
}

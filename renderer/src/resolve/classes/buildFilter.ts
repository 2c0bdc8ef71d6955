import { opaque } from '../../color/hex.js';
import type { StyleFilter } from '../style.js';
import type { CompositeSlots } from './declarations.js';
import type { Settler } from './settle.js';

/** The filter of a picture or a group, without the parts that change nothing. */
export function buildFilter(parts: CompositeSlots, settler: Settler): StyleFilter | undefined {
  const { 'filter.grayscale': grayscale = 0, 'filter.sepia': sepia = 0, 'filter.blur': blur = 0 } = parts;
  const { 'duotone.from': from, 'duotone.to': to } = parts;
  const filter: StyleFilter = {
    ...(grayscale > 0 ? { grayscale } : {}),
    ...(sepia > 0 ? { sepia } : {}),
    ...(blur > 0 ? { blur } : {}),
    ...(from === undefined && to === undefined
      ? {}
      : {
          duotone: { from: opaque(settler.color(from ?? '#000000')), to: opaque(settler.color(to ?? '#ffffff')) },
        }),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
}

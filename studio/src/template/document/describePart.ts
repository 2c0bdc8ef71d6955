import { nameOfKind } from './nameOfPart.js';
import type { Part } from './parts.js';
import { counted } from '../../words/counted.js';

const LAYERS: Readonly<Record<string, string>> = {
  background: 'background',
  overlays: 'overlays',
};

/** What a part is, for screen readers: 'Title, overlay, locked'. */
export function describePart({ layer, item, section, childIds }: Part): string {
  if (section !== undefined) {
    const lock = section.locked ? ', locked' : '';
    return `section, ${section.heightPercent}%, ${counted(childIds.length, 'item')}${lock}`;
  }
  if (item === undefined) return LAYERS[layer] ?? layer;
  const place = typeof item.x === 'number' ? 'overlay' : layer === 'background-item' ? 'background item' : 'flow item';
  return [
    nameOfKind(item.kind),
    place,
    ...(item.locked === true ? ['locked'] : []),
    ...(item.hidden === true ? ['hidden'] : []),
  ].join(', ');
}

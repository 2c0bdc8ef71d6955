import { formatPath, type PathSegments, type Problem, type Scene } from '@cardwright/renderer';
import { BACKGROUND, OVERLAYS } from '../../../../template/document/layers.js';
import type { Part, Parts } from '../../../../template/document/parts.js';

/** Where a template names what layout did not find. */
const PLACES: ReadonlyMap<string, readonly ['classes'] | readonly ['props', 'icon' | 'src' | 'svg']> = new Map([
  ['class.unknown', ['classes']],
  ['font.unknown', ['classes']],
  ['font.no_axis', ['classes']],
  ['icon.unknown', ['props', 'icon']],
  ['image.broken', ['props', 'src']],
  ['svg.broken', ['props', 'svg']],
]);

/** Classes, fonts, icons and pictures that the template itself names and that do not exist or cannot be shown. */
export function missingNames(issues: Scene['issues'], parts: Parts): readonly Problem[] {
  return issues.flatMap(({ code, itemId, message }): Problem[] => {
    const part = parts.get(itemId);
    const place = PLACES.get(code);
    // What comes from the card that is shown is no fault of the template.
    if (part === undefined || place === undefined || !isFixed(part, place.at(-1))) return [];
    return [{ code, severity: 'warning', path: formatPath([...pathOf(part, parts), ...place]), message }];
  });
}

function isFixed({ item }: Part, key = ''): boolean {
  if (key === 'classes') return true;
  const value = item?.props?.[key];
  return typeof value === 'string' && value !== '' && !value.includes('{{');
}

function pathOf({ id, index, parentId, section }: Part, parts: Parts): PathSegments {
  if (section !== undefined) return ['sections', index];
  if (id === BACKGROUND) return ['background'];
  if (parentId === OVERLAYS) return ['absoluteItems', index];
  const parent = parts.get(parentId);
  return parent === undefined ? [] : [...pathOf(parent, parts), 'children', index];
}

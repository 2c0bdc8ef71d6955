import type { TemplateConfig } from '@cardwright/renderer';
import { nameOfPart } from '../../../template/document/nameOfPart.js';
import { ancestorsOf, type Part, partsOf } from '../../../template/document/parts.js';

export interface TreeRow {
  readonly part: Part;
  readonly name: string;
  readonly isOpen: boolean;
}

/** The rows of the structure that are open, or those that a search finds with what they are in. */
export function treeRows(config: TemplateConfig, closedIds: ReadonlySet<string>, query: string): readonly TreeRow[] {
  const parts = partsOf(config);
  const words = query.trim().toLocaleLowerCase();
  const found = new Set<string>();
  if (words !== '')
    for (const part of parts.values()) {
      const text = `${nameOfPart(config, part.id)} ${part.item?.kind ?? ''}`.toLocaleLowerCase();
      if (text.includes(words)) [part, ...ancestorsOf(parts, part.id)].forEach(({ id }) => found.add(id));
    }
  return [...parts.values()]
    .filter(({ id }) =>
      words === '' ? !ancestorsOf(parts, id).some((above) => closedIds.has(above.id)) : found.has(id),
    )
    .map((part) => ({
      part,
      name: nameOfPart(config, part.id),
      isOpen: part.childIds.length > 0 && (words !== '' || !closedIds.has(part.id)),
    }));
}

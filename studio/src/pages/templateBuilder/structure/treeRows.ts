import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { nameOfKind, nameOfPart, RENDER_TYPE_NAMES } from '../../../template/document/nameOfPart.js';
import { ancestorsOf, type Part, partsOf } from '../../../template/document/parts.js';

export interface TreeRow {
  readonly part: Part;
  readonly name: string;
  readonly isOpen: boolean;
  /** Among the siblings that are shown, from 1. */
  readonly position: number;
  /** How many these are. */
  readonly siblings: number;
}

/**
 * The rows of the structure that are open, or those that a search finds with what they are in: by name, by kind, by the
 * field that is shown, by text, and by what conditions and repeats read.
 */
export function treeRows(config: TemplateConfig, closedIds: ReadonlySet<string>, query: string): readonly TreeRow[] {
  const parts = partsOf(config);
  const words = query.trim().toLocaleLowerCase();
  const found = new Set<string>();
  if (words !== '')
    for (const part of parts.values()) {
      const text = [nameOfPart(config, part.id), ...(part.item ? wordsOf(part.item) : [])].join('\n');
      if (text.toLocaleLowerCase().includes(words))
        [part, ...ancestorsOf(parts, part.id)].forEach(({ id }) => found.add(id));
    }
  const shown = [...parts.values()].filter(({ id }) =>
    words === '' ? !ancestorsOf(parts, id).some((above) => closedIds.has(above.id)) : found.has(id),
  );
  const counts = new Map<string, number>();
  const positions = shown.map(({ parentId }) => {
    const position = (counts.get(parentId) ?? 0) + 1;
    counts.set(parentId, position);
    return position;
  });
  return shown.map((part, index) => ({
    part,
    name: nameOfPart(config, part.id),
    isOpen: part.childIds.length > 0 && (words !== '' || !closedIds.has(part.id)),
    position: positions[index] ?? 1,
    siblings: counts.get(part.parentId) ?? 1,
  }));
}

function wordsOf({ kind, renderType, props = {} }: TemplateItem): readonly string[] {
  const texts = Object.values(props).filter((value) => typeof value === 'string');
  return [kind, nameOfKind(kind), RENDER_TYPE_NAMES[renderType], ...texts];
}

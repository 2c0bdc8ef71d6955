import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import type { BuilderSession } from '../builder/builderSession.js';
import { canContain } from '../document/canContain.js';
import { OVERLAYS } from '../document/layers.js';
import { ancestorsOf, type Part, partsOf } from '../document/parts.js';
import { takesItems } from '../document/takesItems.js';
import type { Place } from '../document/types.js';

/**
 * Where something new goes: into the selected group or section, else right after what is selected, else to the end of the
 * last section. Nothing goes into what is locked, so it may lie further out. If nothing is selected, the entered group counts.
 */
export function insertPlace(
  config: TemplateConfig,
  { selectedIds, enteredId }: Pick<BuilderSession, 'selectedIds' | 'enteredId'>,
  items: readonly TemplateItem[],
): Place {
  const parts = partsOf(config);
  const takes = (id: string): boolean => takesItems(parts, id) && canContain(config, id, items);
  const selected = parts.get(selectedIds.at(-1) ?? enteredId ?? '');
  if (selected !== undefined && takes(selected.id)) return atEnd(selected);
  const way = selected === undefined ? [] : [selected, ...ancestorsOf(parts, selected.id)];
  const beside = way.find(({ item, parentId }) => item !== undefined && takes(parentId));
  if (beside !== undefined) return { parentId: beside.parentId, index: beside.index + 1 };
  const section = config.sections.findLast(({ id }) => takes(id));
  return section === undefined
    ? { parentId: OVERLAYS, index: config.absoluteItems.length }
    : { parentId: section.id, index: section.children.length };
}

function atEnd({ id, childIds }: Part): Place {
  return { parentId: id, index: childIds.length };
}

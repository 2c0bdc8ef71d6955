import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { canContain } from '../document/canContain.js';
import { OVERLAYS } from '../document/layers.js';
import { partsOf } from '../document/parts.js';
import type { Place } from '../document/types.js';

/** Where something new goes: into the selected part, else after it, else to the end of the last section. */
export function insertPlace(
  config: TemplateConfig,
  selectedIds: readonly string[],
  items: readonly TemplateItem[],
): Place {
  const parts = partsOf(config);
  const selected = parts.get(selectedIds.at(-1) ?? '');
  if (selected !== undefined && canContain(config, selected.id, items))
    return { parentId: selected.id, index: selected.childIds.length };
  if (selected?.item !== undefined && canContain(config, selected.parentId, items))
    return { parentId: selected.parentId, index: selected.index + 1 };
  const last = config.sections.at(-1);
  if (last === undefined) return { parentId: OVERLAYS, index: config.absoluteItems.length };
  return { parentId: last.id, index: last.children.length };
}

import type { Builder } from '../builder/createBuilder.js';
import { BACKGROUND, OVERLAYS } from '../document/layers.js';
import { partsOf } from '../document/parts.js';
import { selectedParts } from './selected.js';

/** Selects what the selection is in. */
export function selectParent(builder: Builder): void {
  const parts = partsOf(builder.store.getState().document.json_config);
  const part = parts.get(builder.session.getState().selectedIds[0] ?? '');
  const parent = part && parts.get(part.parentId);
  if (parent === undefined || parent.id === OVERLAYS || parent.id === BACKGROUND) builder.selectParts([]);
  else builder.selectParts([parent.id]);
}

/** Enters the selected group, so that clicks select what is in it; its first child is selected. */
export function enterSelection(builder: Builder): boolean {
  const [part] = selectedParts(builder);
  const [child] = part?.childIds ?? [];
  if (child === undefined) return false;
  builder.selectParts([child]);
  return true;
}

/** Selects the next or the previous sibling. */
export function selectSibling(builder: Builder, step: -1 | 1): boolean {
  const { id, siblings } = siblingsOf(builder);
  const next = siblings[siblings.indexOf(id) + step];
  if (id === '' || next === undefined) return false;
  builder.selectParts([next]);
  return true;
}

/** Selects everything beside the selected part; all sections if nothing is selected. */
export function selectAllNear(builder: Builder): void {
  builder.selectParts(siblingsOf(builder).siblings);
}

/** What ⌘A or Ctrl+A does. It is not an action with a shortcut, because fields have their own. */
export function selectAllByKey(builder: Builder, event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  if (event.key.toLowerCase() !== 'a' || (!event.ctrlKey && !event.metaKey)) return false;
  selectAllNear(builder);
  return true;
}

/** The selected part and its siblings, itself included. */
export function siblingsOf(builder: Builder): { readonly id: string; readonly siblings: readonly string[] } {
  const { document } = builder.store.getState();
  const parts = partsOf(document.json_config);
  const part = parts.get(builder.session.getState().selectedIds[0] ?? '');
  if (part === undefined || part.section !== undefined)
    return { id: part?.id ?? '', siblings: document.json_config.sections.map((section) => section.id) };
  return { id: part.id, siblings: parts.get(part.parentId)?.childIds ?? [part.id] };
}

import { ancestorsOf, type Parts } from '../document/parts.js';
import type { BuilderSession } from './builderSession.js';

type Selection = Partial<BuilderSession>;

/**
 * Selects parts and opens what they are in, so that the structure shows them. The group that holds them is entered: on the
 * canvas, they can be dragged, and what is beside them selected.
 */
export function select(parts: Parts, session: BuilderSession, ids: readonly string[]): Selection {
  const above = new Set(ids.flatMap((id) => ancestorsOf(parts, id).map((part) => part.id)));
  const hidesSome = [...above].some((id) => session.closedIds.has(id));
  return {
    selectedIds: ids,
    anchorId: ids[0],
    writingId: undefined,
    ...(ids.length > 0 && { enteredId: groupOf(parts, ids) }),
    ...(hidesSome && { closedIds: new Set([...session.closedIds].filter((id) => !above.has(id))) }),
  };
}

/** The group that holds all of some parts directly. */
function groupOf(parts: Parts, ids: readonly string[]): string | undefined {
  const [parentId = '', ...others] = new Set(ids.map((id) => parts.get(id)?.parentId));
  return others.length === 0 && parts.get(parentId)?.item !== undefined ? parentId : undefined;
}

/** Adds a part to the selection, or takes it out. */
export function toggle({ selectedIds }: BuilderSession, id: string): Selection {
  const isSelected = selectedIds.includes(id);
  return { selectedIds: isSelected ? selectedIds.filter((other) => other !== id) : [...selectedIds, id], anchorId: id };
}

/** Selects everything between the anchor and a row. @param rowIds as they are shown */
export function extendTo({ anchorId, selectedIds }: BuilderSession, rowIds: readonly string[], id: string): Selection {
  const from = rowIds.indexOf(anchorId ?? selectedIds[0] ?? id);
  const to = rowIds.indexOf(id);
  if (from < 0 || to < 0) return { selectedIds: [id], anchorId: id };
  return { selectedIds: rowIds.slice(Math.min(from, to), Math.max(from, to) + 1), anchorId: anchorId ?? id };
}

/** Drops what is no longer in the template, and leaves a group that what is selected has left. */
export function settle(parts: Parts, session: BuilderSession): Selection | undefined {
  const selectedIds = session.selectedIds.filter((id) => parts.has(id));
  const isInside = (id: string): boolean => ancestorsOf(parts, id).some((part) => part.id === session.enteredId);
  const isKept = parts.has(session.enteredId ?? '') && (selectedIds.length === 0 || selectedIds.some(isInside));
  const enteredId = isKept ? session.enteredId : groupOf(parts, selectedIds);
  if (selectedIds.length === session.selectedIds.length && enteredId === session.enteredId) return undefined;
  return { selectedIds, enteredId };
}

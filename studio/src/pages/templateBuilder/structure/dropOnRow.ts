import { sayWhyNot } from '../../../actions/runAction.js';
import { addItem } from '../../../template/actions/addItem.js';
import { itemForKind } from '../../../template/actions/newItems.js';
import { seenFrame } from '../../../template/actions/seenFrame.js';
import { wordsFor } from '../../../template/actions/selected.js';
import { unlockedParts, whyLocked } from '../../../template/actions/unlocked.js';
import type { Builder } from '../../../template/builder/createBuilder.js';
import { canContain } from '../../../template/document/canContain.js';
import { takesItems } from '../../../template/document/takesItems.js';
import { moveItems } from '../../../template/document/commands/items.js';
import { moveSections } from '../../../template/document/commands/sections.js';
import { findItem } from '../../../template/document/find.js';
import { OVERLAYS, ROOT } from '../../../template/document/layers.js';
import { partsOf } from '../../../template/document/parts.js';
import type { Frame } from '../../../template/document/types.js';
import { type DropSpot, treePlace } from './treePlace.js';

/** Whether the selected parts may be dropped there. Sections stay among sections. */
export function canDropSelection(builder: Builder, id: string, spot: DropSpot): boolean {
  const { json_config: config } = builder.store.getState().document;
  const chosen = unlockedParts(builder);
  const parts = partsOf(config);
  const { parentId } = treePlace(parts, id, spot);
  if (chosen.some(({ section }) => section !== undefined))
    return chosen.every(({ section }) => section !== undefined) && parentId === ROOT;
  const items = chosen.flatMap(({ item }) => item ?? []);
  return items.length > 0 && takesItems(parts, parentId) && canContain(config, parentId, items);
}

/** Moves the selected parts to where they were dropped. Those that leave the flow stay where they were seen. */
export function dropSelection(builder: Builder, id: string, spot: DropSpot): void {
  if (!canDropSelection(builder, id, spot)) return;
  const { json_config: config } = builder.store.getState().document;
  const { scene } = builder.shown.getState();
  const chosen = unlockedParts(builder);
  const ids = chosen.map((part) => part.id);
  const place = treePlace(partsOf(config), id, spot);
  const label = `move ${wordsFor(builder, ids)}`;
  if (chosen[0]?.section !== undefined) {
    builder.change(label, moveSections(ids, place.index));
    return;
  }
  const frameOf = (item: string): Frame | undefined =>
    scene && seenFrame(scene, findItem(config, item)?.item ?? { id: item, classes: '' });
  builder.change(label, moveItems(ids, place, frameOf));
}

/** Adds what was dragged from the data panel. */
export function dropKind(builder: Builder, kind: string, id: string, spot: DropSpot): void {
  const { json_config: config } = builder.store.getState().document;
  const parts = partsOf(config);
  const pattern = itemForKind(kind);
  const place = treePlace(parts, id, spot);
  const isTaken = takesItems(parts, place.parentId) && canContain(config, place.parentId, [{ ...pattern, id: '' }]);
  addItem(builder, pattern, isTaken ? place : undefined);
}

/** Moves the selected items out of their parent, after it, or into the group before them. */
export function changeDepth(builder: Builder, direction: 'out' | 'in'): void {
  const parts = partsOf(builder.store.getState().document.json_config);
  const reason = whyLocked(builder);
  if (reason !== undefined) sayWhyNot('Move', reason);
  const [first] = unlockedParts(builder);
  const parent = parts.get(first?.parentId ?? '');
  if (first?.item === undefined || parent === undefined) return;
  if (direction === 'out' && parent.item !== undefined) dropSelection(builder, parent.id, 'after');
  else if (direction === 'out' && parent.id !== OVERLAYS) dropSelection(builder, OVERLAYS, 'inside');
  const previous = parent.childIds[first.index - 1];
  if (direction === 'in' && previous !== undefined) dropSelection(builder, previous, 'inside');
}

import { together } from '../../editing/together.js';
import type { Builder } from '../builder/createBuilder.js';
import { classesOf } from '../document/find.js';
import { duplicateItems, removeItems, ungroupItem } from '../document/commands/items.js';
import { setClasses, setHidden, setLocked } from '../document/commands/properties.js';
import { addSection, duplicateSections, removeSections } from '../document/commands/sections.js';
import { isPlacedInParent } from '../document/inGroup.js';
import { OVERLAYS } from '../document/layers.js';
import { isLockedItself, lockAround, lockOnOrIn } from '../document/locks.js';
import { ancestorsOf, type Part, partsOf } from '../document/parts.js';
import { keepPlace } from './keepPlace.js';
import { seenFrame } from './seenFrame.js';
import { siblingsOf } from './selectNear.js';
import { selectedItems, selectedParts, wordsFor } from './selected.js';
import { unlockedParts } from './unlocked.js';

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);

/** Deletes the selected sections and items, and selects what was beside them. */
export function deleteSelection(builder: Builder): void {
  const { sections, items } = idsByKind(unlockedParts(builder, lockOnOrIn));
  if (sections.length + items.length === 0) return;
  removeSelection(builder, () =>
    builder.change(
      `delete ${wordsFor(builder, [...sections, ...items])}`,
      together(removeItems(items), removeSections(sections)),
    ),
  );
}

/** Removes what is selected, and selects what was beside it. */
export function removeSelection(builder: Builder, remove: () => void): void {
  const { json_config: before } = builder.store.getState().document;
  const next = besideSelection(builder);
  remove();
  const { json_config: after } = builder.store.getState().document;
  if (after === before) return;
  const left = partsOf(after);
  builder.selectParts(next !== undefined && left.has(next) ? [next] : []);
}

function idsByKind(chosen: readonly Part[]): Readonly<Record<'sections' | 'items', readonly string[]>> {
  return {
    sections: idsOf(chosen.filter(({ section }) => section !== undefined)),
    items: idsOf(chosen.filter(({ item }) => item !== undefined)),
  };
}

/** What is selected once the selection is deleted: the next sibling that stays, the previous one, or the parent. */
function besideSelection(builder: Builder): string | undefined {
  const { selectedIds } = builder.session.getState();
  const parts = partsOf(builder.store.getState().document.json_config);
  const { id, siblings } = siblingsOf(builder);
  const stays = (other: string): boolean => !selectedIds.includes(other);
  const at = siblings.indexOf(id);
  const beside = siblings.slice(at).find(stays) ?? siblings.slice(0, at).findLast(stays);
  return beside ?? parts.get(parts.get(id)?.parentId ?? '')?.id;
}

/** Copies the selected sections and items right after themselves, and selects the copies. */
export function duplicateSelection(builder: Builder): void {
  const { sections, items } = idsByKind(unlockedParts(builder, lockAround));
  const copies: string[] = [];
  const onCopy = (ids: readonly string[]): void => void copies.push(...ids);
  builder.change(
    `duplicate ${wordsFor(builder, [...sections, ...items])}`,
    together(duplicateItems(items, onCopy), duplicateSections(sections, onCopy)),
  );
  if (copies.length > 0) builder.selectParts(copies);
}

/** Puts the children of the selected group in its place. Those that are not in its flow stay where they are seen. */
export function ungroupSelection(builder: Builder): void {
  let children: readonly string[] = [];
  const group = unlockedParts(builder, lockOnOrIn).find(({ childIds }) => childIds.length > 0)?.item;
  const { scene } = builder.shown.getState();
  if (group === undefined) return;
  const { json_config: config } = builder.store.getState().document;
  const parentId = partsOf(config).get(group.id)?.parentId ?? '';
  const placed = parentId === OVERLAYS ? [] : (group.children ?? []).filter(isPlacedInParent);
  builder.change(
    'ungroup',
    together(
      ...placed.flatMap((item) => (scene === undefined ? [] : [keepPlace(scene, config, item, parentId)])),
      ungroupItem(
        group.id,
        (ids) => (children = ids),
        (item) => scene && seenFrame(scene, item),
      ),
    ),
  );
  if (children.length > 0) builder.selectParts(children);
}

/** Locks the selection, or unlocks it if all of it is locked. */
export function toggleLock(builder: Builder): void {
  const chosen = selectedParts(builder);
  const isLocked = chosen.every(isLockedItself);
  builder.change(
    `${isLocked ? 'unlock' : 'lock'} ${wordsFor(builder, idsOf(chosen))}`,
    setLocked(idsOf(chosen), !isLocked),
  );
}

/** Hides the selected items, or shows them if all are hidden. */
export function toggleHidden(builder: Builder): void {
  const items = selectedItems(builder);
  const isHidden = items.every(({ hidden }) => hidden === true);
  builder.change(
    `${isHidden ? 'show' : 'hide'} ${wordsFor(builder, idsOf(items))}`,
    setHidden(idsOf(items), !isHidden),
  );
}

/** Adds a section after the selected one and selects it. */
export function addSectionHere(builder: Builder): void {
  const parts = partsOf(builder.store.getState().document.json_config);
  const [first] = selectedParts(builder);
  const section = [first, ...(first === undefined ? [] : ancestorsOf(parts, first.id))].find(
    (part) => part?.section !== undefined,
  );
  let added = '';
  builder.change(
    'add section',
    addSection(section?.id, (id) => (added = id)),
  );
  if (added !== '') builder.selectParts([added]);
}

/** Remembers the classes of the selected part. */
export function copyStyle({ store, session }: Builder): void {
  const [id = ''] = session.getState().selectedIds;
  session.setState({ copiedStyle: classesOf(store.getState().document.json_config, id) });
}

/** Gives the selected parts the remembered classes, which may say their size and place. */
export function pasteStyle(builder: Builder): void {
  const { copiedStyle } = builder.session.getState();
  if (copiedStyle === undefined) return;
  builder.change(
    'paste style',
    setClasses(idsOf(unlockedParts(builder)), () => copiedStyle),
  );
}

/** Begins to write the selected text on the face, if it is one of the template's own. @returns whether it is */
export function writeSelection(builder: Builder): boolean {
  const [item] = selectedItems(builder);
  if (item === undefined || builder.isReadOnly || (item.kind !== 'text' && item.kind !== 'markdown')) return false;
  builder.session.setState({ writingId: item.id });
  return true;
}

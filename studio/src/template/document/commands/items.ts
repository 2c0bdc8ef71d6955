import { templateGeometry, type AbsoluteItem, type TemplateConfig, type TemplateItem } from '@cardwright/renderer';
import { current, isDraft } from 'immer';
import { canContain } from '../canContain.js';
import { findItem, findSection } from '../find.js';
import { classesInGroup, classesOutOfGroup, rotationOf, sizeClasses, spanOf } from '../inGroup.js';
import { BACKGROUND, OVERLAYS } from '../layers.js';
import { NewIds } from '../newIds.js';
import { frameOfItem, isAbsolute, NEW_FRAME } from '../overlayFrame.js';
import type { Frame, Place, Recipe } from '../types.js';

/** Adds items; nothing happens if the place cannot take them. Overlays without a frame get `frame`. */
export function insertItems(items: readonly TemplateItem[], place: Place, frame: Frame = NEW_FRAME): Recipe {
  return ({ json_config: config }) => {
    if (canContain(config, place.parentId, items)) put(config, items, place, frame);
  };
}

/** Deletes items with everything in them. */
export function removeItems(ids: readonly string[]): Recipe {
  return ({ json_config: config }) => {
    for (const id of ids) takeOut(config, id);
  };
}

/**
 * Moves items to a place, in the order given; nothing happens if it cannot take them. An item that leaves the overlays
 * loses its frame; one that joins them gets `frameOf`.
 */
export function moveItems(
  ids: readonly string[],
  place: Place,
  frameOf: (id: string) => Frame | undefined = () => undefined,
): Recipe {
  return ({ json_config: config }) => {
    const items = ids.map((id) => findItem(config, id)?.item).filter((item) => item !== undefined);
    if (items.length === 0 || !canContain(config, place.parentId, items)) return;
    // Moved items that stood before the place shift it.
    const before = childrenOf(config, place.parentId)?.slice(0, place.index) ?? [];
    const index = before.filter(({ id }) => !ids.includes(id)).length;
    const taken = ids.flatMap((id) => takeOut(config, id) ?? []);
    taken.forEach((item, at) => put(config, [item], { ...place, index: index + at }, frameOf(item.id) ?? NEW_FRAME));
  };
}

/** Copies items, each right after its original. @param onCopy is told the copies' ids */
export function duplicateItems(ids: readonly string[], onCopy: (ids: readonly string[]) => void): Recipe {
  return ({ json_config: config }) => {
    const newIds = new NewIds(config);
    const copies = ids.flatMap((id) => {
      const found = findItem(config, id);
      if (found === undefined) return [];
      const copy = newIds.copy(plain(found.item));
      found.list.splice(found.index + 1, 0, copy);
      return [copy.id];
    });
    onCopy(copies);
  };
}

/** Copies items to a place; nothing happens if it cannot take them. @param onCopy is told the copies' ids */
export function copyItemsTo(ids: readonly string[], place: Place, onCopy: (ids: readonly string[]) => void): Recipe {
  return ({ json_config: config }) => {
    const newIds = new NewIds(config);
    const copies = ids.flatMap((id) => findItem(config, id)?.item ?? []).map((item) => newIds.copy(plain(item)));
    if (copies.length === 0 || !canContain(config, place.parentId, copies)) return;
    put(config, copies, place, NEW_FRAME);
    onCopy(copies.map(({ id }) => id));
  };
}

export interface Grouping {
  /** Where an item of the flow is seen, if it is grouped with overlays. */
  readonly seenFrame?: (item: TemplateItem) => Frame | undefined;
  /** The group's classes if it is not an overlay. */
  readonly classes?: string;
  /** The item whose place the group takes; the first by default. */
  readonly at?: string | undefined;
}

/**
 * Puts items into a new shape in the place of one of them. Among the overlays, it spans them, and they keep their places.
 * @param onGroup is told its id
 */
export function groupItems(
  ids: readonly string[],
  onGroup: (id: string) => void,
  { seenFrame = () => undefined, classes: ownClasses = 'gap-2', at = ids[0] }: Grouping = {},
): Recipe {
  return (template) => {
    const { json_config: config } = template;
    const replaced = findItem(config, at ?? '');
    if (replaced === undefined) return;
    const items = ids.flatMap((id) => findItem(config, id)?.item ?? []);
    const frameOf = (item: TemplateItem): Frame =>
      isAbsolute(item) ? frameOfItem(item) : (seenFrame(item) ?? NEW_FRAME);
    const isOverlaid = replaced.parentId === OVERLAYS;
    const face = templateGeometry(template);
    const frame = spanOf(items.map(frameOf), face);
    const group: TemplateItem = {
      id: new NewIds(config).next('shape'),
      kind: 'shape',
      renderType: 'shape',
      name: 'Group',
      classes: isOverlaid ? sizeClasses(frame, face) : ownClasses,
      children: [],
    };
    const place = { parentId: replaced.parentId, index: replaced.index };
    if (!canContain(config, place.parentId, [{ ...group, children: items.map(plain) }])) return;
    put(config, [group], place, frame);
    ids.forEach((id, index) => {
      const item = takeOut(config, id);
      if (item === undefined) return;
      const classes = isOverlaid ? classesInGroup(item, frameOf(item), frame) : item.classes;
      put(config, [{ ...item, classes }], { parentId: group.id, index }, NEW_FRAME);
    });
    onGroup(group.id);
  };
}

/**
 * Puts a group's children in its place.
 * @param onChildren is told their ids
 * @param frameOf where they lie as overlays; by default all where the group lay
 */
export function ungroupItem(
  id: string,
  onChildren: (ids: readonly string[]) => void,
  frameOf: (item: TemplateItem) => Frame | undefined = () => undefined,
): Recipe {
  return ({ json_config: config }) => {
    const found = findItem(config, id);
    const children = found?.item.children ?? [];
    if (found === undefined || children.length === 0) return;
    const frame = isAbsolute(found.item) ? frameOfItem(found.item) : NEW_FRAME;
    const place = { parentId: found.parentId, index: found.index };
    const { parentId, index } = place;
    const items = children.map(plain);
    takeOut(config, id);
    items.forEach((child, at) => {
      const item = parentId === OVERLAYS ? { ...child, classes: classesOutOfGroup(child) } : child;
      const rotated = { ...frame, rotation: frame.rotation + rotationOf(child.classes) };
      put(config, [item], { parentId, index: index + at }, frameOf(item) ?? rotated);
    });
    onChildren(items.map((child) => child.id));
  };
}

/** The list of a part's children; undefined if it can have none. */
function childrenOf(config: TemplateConfig, parentId: string): TemplateItem[] | undefined {
  if (parentId === BACKGROUND) return config.background.children;
  if (parentId === OVERLAYS) return config.absoluteItems;
  const section = findSection(config, parentId);
  if (section !== undefined) return section.children;
  const item = findItem(config, parentId)?.item;
  if (item === undefined) return undefined;
  item.children ??= [];
  return item.children;
}

function put(config: TemplateConfig, items: readonly TemplateItem[], { parentId, index }: Place, frame: Frame): void {
  if (parentId === OVERLAYS) config.absoluteItems.splice(index, 0, ...items.map((item) => framed(item, frame)));
  else childrenOf(config, parentId)?.splice(index, 0, ...items.map(inFlow));
}

function takeOut(config: TemplateConfig, id: string): TemplateItem | undefined {
  const found = findItem(config, id);
  if (found === undefined) return undefined;
  const [item] = found.list.splice(found.index, 1);
  return item && plain(item);
}

/** An item that leaves a draft must not remain one. */
function plain(item: TemplateItem): TemplateItem {
  return isDraft(item) ? current(item) : item;
}

function framed(item: TemplateItem, frame: Frame): AbsoluteItem {
  return isAbsolute(item) ? item : { ...item, ...frame };
}

function inFlow(item: TemplateItem): TemplateItem {
  const { x: _x, y: _y, width: _width, height: _height, rotation: _rotation, ...rest } = item;
  return isAbsolute(item)
    ? { ...rest, id: item.id, kind: item.kind, renderType: item.renderType, classes: item.classes }
    : item;
}

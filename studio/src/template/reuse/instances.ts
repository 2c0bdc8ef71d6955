import { type PartReference, partReferenceOf, type TemplateConfig, type TemplateItem } from '@cardwright/renderer';
import { current, isDraft, produce } from 'immer';
import type { OwnPart } from '../../api/ownParts.js';
import { eachItem, findItem } from '../document/find.js';
import { NewIds } from '../document/newIds.js';
import type { Recipe } from '../document/types.js';

/** The keys that belong to the place of a copy, not to the part. */
const OF_THE_PLACE = ['id', 'x', 'y', 'width', 'height', 'rotation', 'locked', 'hidden'] as const;

/** How many copies of a part in a template are older than it is. */
export function countOutdated(config: TemplateConfig, { id, version }: PartReference): number {
  return [...eachItem(config)].filter(({ item }) => {
    const reference = partReferenceOf(item);
    return reference?.id === id && reference.version !== version;
  }).length;
}

/** An item as a part: without its place, and without being a copy itself. */
export function contentOf(item: TemplateItem): TemplateItem {
  const { part: _part, locked: _locked, hidden: _hidden, ...rest } = isDraft(item) ? current(item) : item;
  const { x: _x, y: _y, width: _width, height: _height, rotation: _rotation, ...content } = rest;
  return { ...content, id: item.id, kind: item.kind, renderType: item.renderType, classes: item.classes };
}

/** A new copy of a part. */
export function copyOf({ id, version, name, item }: OwnPart, ids: NewIds): TemplateItem {
  return { ...ids.copy(item), name: item.name ?? name, part: { id, version } };
}

/** Gives every copy of a part its present content, each in its own place. */
export function updateCopies(part: OwnPart): Recipe {
  return ({ json_config: config }) => {
    const outdated = [...eachItem(config)].filter(({ item }) => partReferenceOf(item)?.id === part.id);
    for (const { item } of outdated) renew(item, part, new NewIds(config));
  };
}

/** The content of a template with every copy of a part renewed. */
export function withCopiesUpdated<T extends Parameters<Recipe>[0]>(template: T, part: OwnPart): T {
  return produce(template, (draft) => void updateCopies(part)(draft));
}

/** Makes an item a copy of a part. */
export function becomeCopy(itemId: string, { id, version }: PartReference): Recipe {
  return ({ json_config: config }) => {
    const found = findItem(config, itemId);
    if (found !== undefined) found.item.part = { id, version };
  };
}

/** Makes a copy an ordinary item again. */
export function detachCopy(itemId: string): Recipe {
  return ({ json_config: config }) => {
    const found = findItem(config, itemId);
    if (found !== undefined) delete found.item.part;
  };
}

function renew(item: TemplateItem, part: OwnPart, ids: NewIds): void {
  const kept = Object.fromEntries(OF_THE_PLACE.flatMap((key) => (key in item ? [[key, item[key]]] : [])));
  const fresh = copyOf(part, ids);
  for (const key of Object.keys(item)) if (!(key in fresh) && !(key in kept)) Reflect.deleteProperty(item, key);
  Object.assign(item, fresh, kept);
}

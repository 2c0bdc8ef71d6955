import { LIMITS, type RenderType, type TemplateConfig } from '@cardwright/renderer';
import { isDraft, original } from 'immer';
import { findItem, findSection } from '../find.js';
import { isValidPair, renderTypesOf } from '../kinds.js';
import { BACKGROUND } from '../layers.js';
import type { Frame, Recipe } from '../types.js';

/** The template's own name, description or ratio; its content has a copy of each. */
export function setHead(change: Partial<Pick<TemplateConfig, 'name' | 'description' | 'ratio'>>): Recipe {
  return (template) => {
    Object.assign(template, change);
    Object.assign(template.json_config, change);
  };
}

/** Names a section or an item; an empty name removes it. */
export function renamePart(id: string, name: string): Recipe {
  return ({ json_config: config }) => {
    const part = findSection(config, id) ?? findItem(config, id)?.item;
    if (part === undefined) return;
    if (name.trim() === '') delete part.name;
    else part.name = name.trim().slice(0, LIMITS.name);
  };
}

/** Locks parts against the pointer, or unlocks them. */
export function setLocked(ids: readonly string[], isLocked: boolean): Recipe {
  return ({ json_config: config }) => {
    for (const id of ids) {
      const section = findSection(config, id);
      const item = findItem(config, id)?.item;
      if (section !== undefined) section.locked = isLocked;
      else if (item !== undefined && isLocked) item.locked = true;
      else delete item?.locked;
    }
  };
}

/** Leaves items out of the face, or shows them again. */
export function setHidden(ids: readonly string[], isHidden: boolean): Recipe {
  return ({ json_config: config }) => {
    for (const id of ids) {
      const item = findItem(config, id)?.item;
      if (item === undefined) continue;
      if (isHidden) item.hidden = true;
      else delete item.hidden;
    }
  };
}

/** Changes what an item shows; a way of drawing that does not suit it is replaced by the usual one. */
export function setKind(id: string, kind: string): Recipe {
  return ({ json_config: config }) => {
    const item = findItem(config, id)?.item;
    if (item === undefined || (item.children !== undefined && item.children.length > 0 && kind !== 'shape')) return;
    item.kind = kind;
    if (!isValidPair(kind, item.renderType)) item.renderType = renderTypesOf(kind)[0] ?? 'text';
    if (kind !== 'shape') delete item.children;
  };
}

/** Changes how an item is drawn; nothing happens if its content cannot be drawn so. */
export function setRenderType(id: string, renderType: RenderType): Recipe {
  return ({ json_config: config }) => {
    const item = findItem(config, id)?.item;
    if (item !== undefined && isValidPair(item.kind, renderType)) item.renderType = renderType;
  };
}

/** Sets props of items; undefined removes one. */
export function setProps(ids: readonly string[], change: Readonly<Record<string, unknown>>): Recipe {
  return ({ json_config: config }) => {
    for (const id of ids) {
      const item = findItem(config, id)?.item;
      if (item === undefined) continue;
      const props = Object.entries({ ...item.props, ...change }).filter(([, value]) => value !== undefined);
      if (props.length > 0) item.props = Object.fromEntries(props);
      else delete item.props;
    }
  };
}

/** Replaces the classes of the background, of sections and of items. */
export function setClasses(ids: readonly string[], classesFor: (classes: string) => string): Recipe {
  return ({ json_config: config }) => {
    for (const id of ids) {
      const part = id === BACKGROUND ? config.background : (findSection(config, id) ?? findItem(config, id)?.item);
      if (part !== undefined) part.classes = classesFor(part.classes).slice(0, LIMITS.classes);
    }
  };
}

/** Places overlays. */
export function setFrames(frames: ReadonlyMap<string, Partial<Frame>>): Recipe {
  return ({ json_config: { absoluteItems } }) => {
    // A draft makes a copy of everything that is looked at; each frame of a drag comes here.
    const plain = isDraft(absoluteItems) ? original(absoluteItems) : absoluteItems;
    const ids = plain.map(({ id }) => id);
    for (const [id, frame] of frames) {
      const item = absoluteItems[ids.indexOf(id)];
      if (item?.id !== id) continue;
      for (const [key, value] of Object.entries(frame)) item[key] = within(key, value);
    }
  };
}

function within(key: string, value: number): number {
  // JSON knows no negative zero.
  const rounded = Math.round(value * 100) / 100 + 0;
  if (key === 'rotation') return ((((rounded + 180) % 360) + 360) % 360) - 180;
  const least = key === 'width' || key === 'height' ? 0 : -LIMITS.absolutePercent;
  return Math.min(LIMITS.absolutePercent, Math.max(least, rounded));
}

/** Replaces the whole content. */
export function replaceConfig(config: TemplateConfig): Recipe {
  return (template) => {
    const { name, description, ratio } = config;
    return { ...template, name: name === '' ? template.name : name, description, ratio, json_config: config };
  };
}

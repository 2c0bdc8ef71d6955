import type { TemplateConfig, TemplateItem, TemplateSection } from '@cardwright/renderer';
import { BACKGROUND, OVERLAYS, ROOT } from './layers.js';

export type PartLayer = 'background' | 'section' | 'overlays' | 'background-item' | 'section-item' | 'absolute-item';

/** One row of the structure: a layer, a section or an item. */
export interface Part {
  readonly id: string;
  readonly layer: PartLayer;
  readonly parentId: string;
  /** Among its siblings. */
  readonly index: number;
  /** 1 for layers. */
  readonly depth: number;
  readonly childIds: readonly string[];
  readonly item?: TemplateItem;
  readonly section?: TemplateSection;
}

/** Every part by id, in order of the structure: background, sections from the top, overlays; parents before children. */
export type Parts = ReadonlyMap<string, Part>;

const known = new WeakMap<TemplateConfig, Parts>();

/** The parts of a template that is not a draft; computed once. */
export function partsOf(config: TemplateConfig): Parts {
  const parts = known.get(config) ?? collect(config);
  known.set(config, parts);
  return parts;
}

function collect(config: TemplateConfig): Parts {
  const parts = new Map<string, Part>();
  const add = (items: readonly TemplateItem[], parentId: string, layer: PartLayer, depth: number): void =>
    items.forEach((item, index) => {
      const children = item.children ?? [];
      parts.set(item.id, { id: item.id, layer, parentId, index, depth, childIds: ids(children), item });
      add(children, item.id, layer, depth + 1);
    });
  const { background, sections, absoluteItems } = config;
  const layer = { parentId: ROOT, depth: 1 };
  parts.set(BACKGROUND, {
    ...layer,
    id: BACKGROUND,
    layer: 'background',
    index: 0,
    childIds: ids(background.children),
  });
  add(background.children, BACKGROUND, 'background-item', 2);
  sections.forEach((section, index) => {
    parts.set(section.id, {
      ...layer,
      id: section.id,
      layer: 'section',
      index,
      childIds: ids(section.children),
      section,
    });
    add(section.children, section.id, 'section-item', 2);
  });
  parts.set(OVERLAYS, { ...layer, id: OVERLAYS, layer: 'overlays', index: 0, childIds: ids(absoluteItems) });
  add(absoluteItems, OVERLAYS, 'absolute-item', 2);
  return parts;
}

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** Whether a part has a place of its own on the face instead of one in the flow. */
export function isOverlay(part: Part | undefined): boolean {
  return part?.parentId === OVERLAYS;
}

/** From the part's parent up to its layer. */
export function ancestorsOf(parts: Parts, id: string): readonly Part[] {
  const above: Part[] = [];
  for (let part = parts.get(parts.get(id)?.parentId ?? ''); part !== undefined; part = parts.get(part.parentId))
    above.push(part);
  return above;
}

/** The parts of these that lie in none of the others, in order of the structure. */
export function topmostOf(parts: Parts, ids: Iterable<string>): readonly string[] {
  const chosen = new Set(ids);
  return [...parts.keys()].filter(
    (id) => chosen.has(id) && !ancestorsOf(parts, id).some((part) => chosen.has(part.id)),
  );
}

import type { TemplateConfig, TemplateItem, TemplateSection } from '@cardwright/renderer';
import { BACKGROUND, OVERLAYS } from './layers.js';

/** An item and the list that holds it. */
export interface FoundItem {
  readonly item: TemplateItem;
  readonly list: TemplateItem[];
  readonly index: number;
  readonly parentId: string;
}

/** Every item with the list that holds it, parents before children: background, sections, overlays. */
export function* eachItem(config: TemplateConfig): Generator<FoundItem> {
  yield* within(config.background.children, BACKGROUND);
  for (const { id, children } of config.sections) yield* within(children, id);
  yield* within(config.absoluteItems, OVERLAYS);
}

function* within(list: TemplateItem[], parentId: string): Generator<FoundItem> {
  for (const [index, item] of list.entries()) {
    yield { item, list, index, parentId };
    if (item.children !== undefined) yield* within(item.children, item.id);
  }
}

/** Looks through the whole template; also works on drafts. */
export function findItem(config: TemplateConfig, id: string): FoundItem | undefined {
  for (const found of eachItem(config)) if (found.item.id === id) return found;
  return undefined;
}

export function findSection(config: TemplateConfig, id: string): TemplateSection | undefined {
  return config.sections.find((section) => section.id === id);
}

/** The classes of the background, a section or an item; undefined for the face and the list of overlays. */
export function classesOf(config: TemplateConfig, id: string): string | undefined {
  if (id === BACKGROUND) return config.background.classes;
  return (findSection(config, id) ?? findItem(config, id)?.item)?.classes;
}

import type { AbsoluteItem, TemplateConfig, TemplateItem, TemplateSection } from '@cardwright/renderer';
import { type Merge, mergeThings, type TakesTheirs, type Thing } from '../../editing/conflicts/mergeThings.js';
import { eachItem } from './find.js';
import { BACKGROUND, OVERLAYS, ROOT } from './layers.js';
import { mergeOrder } from './mergeOrder.js';
import { NEW_FRAME } from './overlayFrame.js';
import { scaleHeights } from './sectionHeights.js';
import type { TemplateDocument } from './types.js';

/** Three-way merge of templates: sections and items by id, wherever either side moved them. */
export function mergeTemplates(
  base: TemplateDocument,
  mine: TemplateDocument,
  theirs: TemplateDocument,
  takesTheirs?: TakesTheirs,
): Merge<TemplateDocument> {
  const rules = { isServers: (): boolean => false, takesTheirs };
  const { merged, conflicts } = mergeThings(flatten(base), flatten(mine), flatten(theirs), rules);
  return { merged: new Tree(merged as Flat, { base, mine, theirs }).template(), conflicts };
}

/** The key of an item's parent while all items are in one list. */
export const HOME = 'parent of the merge';

type FlatItem = TemplateItem & { readonly [HOME]: string };
type Flat = Thing &
  Omit<TemplateDocument, 'json_config'> & {
    readonly config: Thing & Pick<TemplateConfig, 'background'>;
    readonly sections?: readonly TemplateSection[];
    readonly items?: readonly FlatItem[];
  };

/** A template with all its items in one list, so that one which one side moved and the other changed is still one item. */
function flatten({ json_config, ...head }: TemplateDocument): Thing {
  const { sections, absoluteItems: _overlays, background, ...rest } = json_config;
  // The head has these as well, and one change is one conflict.
  const { name: _name, description: _description, ratio: _ratio, ...config } = rest;
  const { children: _children, ...surface } = background;
  return {
    ...head,
    config: { ...config, background: surface },
    sections: sections.map(({ children: _items, height: _height, ...section }) => section),
    items: [...eachItem(json_config)].map(({ item: { children, ...item }, parentId }) => ({
      ...item,
      // Told apart from an item without a list of children, which takes none.
      ...(children && { children: {} }),
      [HOME]: parentId,
    })),
  };
}

interface Sides {
  readonly base: TemplateDocument;
  readonly mine: TemplateDocument;
  readonly theirs: TemplateDocument;
}

/** Puts merged items back into their parents, in an order that keeps both sides' moves. */
class Tree {
  readonly #flat: Flat;
  readonly #items: Map<string, FlatItem>;
  readonly #orders: Record<keyof Sides, ReadonlyMap<string, readonly string[]>>;
  readonly #sections: ReadonlyMap<string, TemplateSection>;

  constructor(flat: Flat, { base, mine, theirs }: Sides) {
    this.#flat = flat;
    this.#items = new Map((flat.items ?? []).map((item) => [item.id, item]));
    this.#orders = { base: ordersOf(base), mine: ordersOf(mine), theirs: ordersOf(theirs) };
    this.#sections = this.#restoreParents([mine, theirs]);
    this.#breakCycles(mine);
  }

  template(): TemplateDocument {
    const { id, name, description, ratio, slug, type, config } = this.#flat;
    const sections = this.#ordered(ROOT, [...this.#sections.keys()]).flatMap((sectionId): TemplateSection[] => {
      const section = this.#sections.get(sectionId);
      if (section === undefined) return [];
      return [{ ...section, height: `${section.heightPercent}%`, children: this.#children(sectionId) }];
    });
    const sum = sections.reduce((total, { heightPercent }) => total + heightPercent, 0);
    if (Math.abs(sum - 100) > 0.01 && this.#haveSectionsChanged(sections)) scaleHeights(sections);
    return {
      id,
      name,
      description,
      ratio,
      slug,
      type,
      json_config: {
        ...config,
        name,
        description,
        ratio,
        background: { ...config.background, children: this.#children(BACKGROUND) },
        sections,
        absoluteItems: this.#children(OVERLAYS).map((item): AbsoluteItem => ({ ...NEW_FRAME, ...item })),
      },
    };
  }

  /** Heights that never added up are left as both sides have them. */
  #haveSectionsChanged(sections: readonly TemplateSection[]): boolean {
    return (
      sections.map(({ id, heightPercent }) => `${id} ${heightPercent}`).join() !==
      this.#orders.base.get('heights')?.join()
    );
  }

  #children(parentId: string): TemplateItem[] {
    const ids = [...this.#items.values()].filter((item) => item[HOME] === parentId).map(({ id }) => id);
    return this.#ordered(parentId, ids).flatMap((id) => {
      const item = this.#items.get(id);
      if (item === undefined) return [];
      const { [HOME]: _home, children, ...rest } = item;
      const inside = this.#children(id);
      return [{ ...rest, ...((children !== undefined || inside.length > 0) && { children: inside }) }];
    });
  }

  #ordered(parentId: string, ids: readonly string[]): readonly string[] {
    const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map(
      (side) => this.#orders[side].get(parentId) ?? [],
    );
    return mergeOrder(ids, base ?? [], mine ?? [], theirs ?? []);
  }

  /** Sections and groups that one side deleted while the other put something into them come back. */
  #restoreParents(sides: readonly TemplateDocument[]): ReadonlyMap<string, TemplateSection> {
    const sections = new Map((this.#flat.sections ?? []).map((section) => [section.id, section]));
    const queue = [...this.#items.values()];
    for (const { [HOME]: home } of queue) {
      if (home === BACKGROUND || home === OVERLAYS || sections.has(home) || this.#items.has(home)) continue;
      for (const { json_config: config } of sides) {
        const section = config.sections.find(({ id }) => id === home);
        const found = [...eachItem(config)].find(({ item }) => item.id === home);
        if (section !== undefined && !sections.has(home)) sections.set(home, section);
        if (found === undefined || this.#items.has(home)) continue;
        const item = { ...found.item, children: [], [HOME]: found.parentId };
        this.#items.set(home, item);
        queue.push(item);
      }
    }
    return sections;
  }

  /** Two groups that each side put into the other: mine stay as I have them. */
  #breakCycles(mine: TemplateDocument): void {
    const homes = new Map([...eachItem(mine.json_config)].map(({ item, parentId }) => [item.id, parentId]));
    for (const item of this.#items.values()) {
      const seen = new Set<string>([item.id]);
      let at = this.#items.get(item[HOME]);
      for (; at !== undefined && !seen.has(at.id); at = this.#items.get(at[HOME])) seen.add(at.id);
      if (at === undefined) continue;
      for (const id of seen) {
        const entry = this.#items.get(id);
        if (entry !== undefined) this.#items.set(id, { ...entry, [HOME]: homes.get(id) ?? OVERLAYS });
      }
    }
  }
}

function ordersOf({ json_config: config }: TemplateDocument): ReadonlyMap<string, readonly string[]> {
  const orders = new Map<string, string[]>([
    [ROOT, config.sections.map(({ id }) => id)],
    ['heights', config.sections.map(({ id, heightPercent }) => `${id} ${heightPercent}`)],
  ]);
  for (const { item, parentId } of eachItem(config)) orders.set(parentId, [...(orders.get(parentId) ?? []), item.id]);
  return orders;
}

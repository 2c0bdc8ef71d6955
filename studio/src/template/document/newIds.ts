import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { eachItem } from './find.js';
import { LAYER_IDS } from './layers.js';

/** Gives out ids that are new to a template: the kind and a number. */
export class NewIds {
  readonly #taken: Set<string>;

  constructor(config: TemplateConfig) {
    this.#taken = new Set([...LAYER_IDS, ...config.sections.map(({ id }) => id)]);
    for (const { item } of eachItem(config)) this.#taken.add(item.id);
    for (const { id } of config.guides ?? []) this.#taken.add(id);
  }

  next(kind: string): string {
    const stem = kind.replaceAll(/[^a-zA-Z0-9]+/g, '-');
    let number = 1;
    while (this.#taken.has(`${stem}-${number}`)) number += 1;
    const id = `${stem}-${number}`;
    this.#taken.add(id);
    return id;
  }

  /** A copy of an item with new ids throughout. */
  copy<T extends TemplateItem>(item: T): T {
    const id = this.next(item.kind);
    return { ...item, id, ...(item.children && { children: item.children.map((child) => this.copy(child)) }) };
  }
}

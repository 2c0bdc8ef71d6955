import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { eachItem } from './find.js';
import { LAYER_IDS } from './layers.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 4;

/**
 * Gives out ids that are new to a template: the kind, and letters that another window does not choose for something else,
 * because the two would be taken for the same thing when both are saved.
 */
export class NewIds {
  readonly #taken: Set<string>;

  constructor(config: TemplateConfig) {
    this.#taken = new Set([...LAYER_IDS, ...config.sections.map(({ id }) => id)]);
    for (const { item } of eachItem(config)) this.#taken.add(item.id);
    for (const { id } of config.guides ?? []) this.#taken.add(id);
  }

  next(kind: string): string {
    return this.#take(kind, randomLetters);
  }

  /** The same in every window that opens the template: the kind and a number. */
  nextNumbered(kind: string): string {
    let number = 0;
    return this.#take(kind, () => String((number += 1)));
  }

  /** A copy of an item with new ids throughout. */
  copy<T extends TemplateItem>(item: T): T {
    const id = this.next(item.kind);
    return { ...item, id, ...(item.children && { children: item.children.map((child) => this.copy(child)) }) };
  }

  #take(kind: string, ending: () => string): string {
    const stem = kind.replaceAll(/[^a-zA-Z0-9]+/g, '-');
    let id = `${stem}-${ending()}`;
    while (this.#taken.has(id)) id = `${stem}-${ending()}`;
    this.#taken.add(id);
    return id;
  }
}

function randomLetters(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

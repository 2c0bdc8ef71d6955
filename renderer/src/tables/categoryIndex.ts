import { isObject, nextColorKey, slugify } from '../schema/index.js';

/** A category as in a deck file, not yet validated. */
export type RawCategory = Record<string, unknown> & { cards: unknown[] };

const UNNAMED = '';

/** Finds a row's category by key or by title in any language, and creates missing ones. */
export class CategoryIndex {
  readonly categories: RawCategory[];
  readonly #byName = new Map<string, number>();
  readonly #given: number;

  constructor(
    given: readonly unknown[],
    private readonly language: string,
  ) {
    this.#given = given.length;
    this.categories = given.map((category) => ({ ...asObject(category), cards: listOf(asObject(category).cards) }));
    this.categories.forEach((category, index) => this.#learn(category, index));
  }

  /** The category for rows without one: the deck's only category, or one without a title. */
  unnamed(): number {
    if (this.#given === 1) return 0;
    return this.#byName.get(UNNAMED) ?? this.#add(UNNAMED, { translations: { [this.language]: { title: '' } } });
  }

  /** @param titles by language, `''` for the deck's own */
  named(titles: Readonly<Record<string, string>>): number {
    for (const title of Object.values(titles)) {
      const found = this.#byName.get(plainName(title));
      if (found !== undefined) return found;
    }
    const [first = ''] = Object.values(titles);
    const translations = Object.fromEntries(
      Object.entries(titles).map(([language, title]) => [language === '' ? this.language : language, { title }]),
    );
    const color = nextColorKey(this.categories.map(({ primary_color_key: key }) => key));
    const index = this.#add(plainName(first), { ...keyOf(first), primary_color_key: color, translations });
    for (const title of Object.values(titles)) this.#byName.set(plainName(title), index);
    return index;
  }

  #add(name: string, category: Record<string, unknown>): number {
    const index = this.categories.push({ ...category, cards: [] }) - 1;
    this.#byName.set(name, index);
    return index;
  }

  #learn(category: RawCategory, index: number): void {
    const { key, id, translations } = category;
    const titles = Object.values(asObject(translations)).map((texts) => asObject(texts).title);
    for (const name of [key, id, ...titles]) {
      if (typeof name !== 'string' && typeof name !== 'number') continue;
      if (!this.#byName.has(plainName(String(name)))) this.#byName.set(plainName(String(name)), index);
    }
  }
}

function keyOf(title: string): { key?: string } {
  const key = slugify(title);
  return key === '' ? {} : { key };
}

/** Case and the kind of spaces make no difference between the names of categories. */
export function plainName(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

export function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? [...(value as unknown[])] : [];
}

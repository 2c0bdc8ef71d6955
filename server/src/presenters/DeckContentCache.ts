import { LRUCache } from 'lru-cache';

/** Characters of JSON kept in memory, all decks together. */
const MAX_SIZE = 64_000_000;

/** Who is told: owners see keys that this version does not know, others do not. */
export type Audience = 'owner' | 'public';

export interface DeckContent {
  /** Of the deck when it was read. */
  readonly version: number;
  /** `[{…category, cards: […]}, …]` */
  readonly categories: string;
  /** The templates that categories and cards name. */
  readonly templateIds: readonly string[];
}

/**
 * Categories and cards of decks as JSON, by deck and version: every change counts the version up, so an entry never
 * becomes wrong, it is only no longer asked for.
 */
export class DeckContentCache {
  readonly #contents = new LRUCache<string, DeckContent>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ categories }) => categories.length + 100,
  });

  /** @param version which the caller knows of @returns that version, or a newer one that `read` found */
  async get(
    id: string,
    version: number,
    audience: Audience,
    read: () => Promise<DeckContent | undefined>,
  ): Promise<DeckContent | undefined> {
    const known = this.#contents.get(keyOf(id, version, audience));
    if (known !== undefined) return known;
    const content = await read();
    if (content !== undefined) this.#contents.set(keyOf(id, content.version, audience), content);
    return content;
  }
}

function keyOf(id: string, version: number, audience: Audience): string {
  return `${id} ${version} ${audience}`;
}

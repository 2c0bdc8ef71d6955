import { randomUUID } from 'node:crypto';
import { type Card, type Category, type DeckFile, withArtSeed } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/schema';
import { editDocument } from './editDocument.js';
import type { Change, Path } from './documentChange.js';
import type { PulledFrom } from './pulledFrom.js';

interface Stamp {
  readonly path: Path;
  readonly id: string;
  readonly isNew: boolean;
}

export interface Pushed {
  readonly id: string;
  readonly pulledFrom: PulledFrom;
  /** The server's new ids by the ids that were sent but belong to another deck. */
  readonly changed: Readonly<Record<string, string>>;
  /** The world that the server gave the deck, if it did. */
  readonly world?: string | undefined;
}

/**
 * Assigns ids to the categories and cards of a deck file before a push, and writes them and the deck's id to the file
 * afterwards. The next push then updates the same cards and can tell whether someone else has saved the deck. Whatever gets
 * an id also gets a seed, so that the art which designs generate stays as it was.
 */
export class DeckStamp {
  #stamps: Stamp[] = [];
  #seeds: ReadonlyMap<string | undefined, string | null> = new Map();
  #seedOfDeck: string | null = null;

  /** The deck from its document, with missing ids added. Passed to the reader as `adjust`. */
  readonly fill = (deck: Record<string, unknown>): Record<string, unknown> => {
    this.#stamps = [];
    if (!Array.isArray(deck.categories)) return deck;
    const categories = this.#fillEach(deck.categories, ['categories']).map((category, index) =>
      isObject(category) && Array.isArray(category.cards)
        ? { ...category, cards: this.#fillEach(category.cards, ['categories', index, 'cards']) }
        : category,
    );
    return { ...deck, categories };
  };

  #fillEach(entries: readonly unknown[], path: Path): unknown[] {
    return entries.map((entry, index) => {
      if (!isObject(entry)) return entry;
      const isNew = typeof entry.id !== 'string' || entry.id === '';
      const id = isNew ? randomUUID() : String(entry.id).toLowerCase();
      this.#stamps.push({ path: [...path, index, 'id'], id, isNew });
      return { ...entry, id };
    });
  }

  /** Keeps the art of what has no id of its own, as in tables, or did not have one in the file. */
  seed(deck: DeckFile): DeckFile {
    const isNew = new Set(this.#stamps.flatMap((stamp) => (stamp.isNew ? [stamp.id] : [])));
    const seeded = <T extends Card | Category | DeckFile>(entry: T): T => {
      const { id } = entry;
      if (id !== undefined && !isNew.has(id)) return entry;
      const { art_seed } = withArtSeed({ ...entry, id: undefined }, deck.default_language);
      return { ...entry, art_seed };
    };
    const categories = deck.categories.map((category) => ({ ...seeded(category), cards: category.cards.map(seeded) }));
    const entries = [...categories, ...categories.flatMap(({ cards }) => cards)];
    this.#seeds = new Map(entries.map(({ id, art_seed }) => [id, art_seed]));
    this.#seedOfDeck = seeded(deck).art_seed;
    return { ...deck, art_seed: this.#seedOfDeck, categories };
  }

  /**
   * Writes new ids with their seeds, and the world if the server gave one, to the source's document, unless it is a table.
   * @param before the id that the deck had in the file
   * @returns the file that was written
   */
  write(source: string, before: string | undefined, pushed: Pushed): Promise<string | undefined> {
    const { id, pulledFrom, changed, world } = pushed;
    const stamps = this.#stamps.flatMap(({ path, id: sent, isNew }): Change[] => {
      const known = changed[sent];
      return isNew || known !== undefined ? identity(path, known ?? sent, this.#seeds.get(sent) ?? sent) : [];
    });
    const own = id === before ? [] : identity(['id'], id, this.#seedOfDeck ?? before);
    const given: Change[] = world === undefined ? [] : [[['world_id'], world]];
    return editDocument(source, [...own, [['pulled_from'], { ...pulledFrom }], ...given, ...stamps]);
  }
}

/** An id, after the seed that keeps the art under another id. */
function identity(path: Path, id: string, seed: string | undefined): Change[] {
  const isKept = seed === undefined || seed === id;
  return [...(isKept ? [] : [[[...path.slice(0, -1), 'art_seed'], seed] as const]), [path, id]];
}

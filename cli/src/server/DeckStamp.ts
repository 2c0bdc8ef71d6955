import { randomUUID } from 'node:crypto';
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
 * afterwards. The next push then updates the same cards and can tell whether someone else has saved the deck.
 */
export class DeckStamp {
  #stamps: Stamp[] = [];

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

  /** Writes the ids, and the world if the server gave one, to the source's document, unless it is a table. @returns the file that was written */
  write(source: string, { id, pulledFrom, changed, world }: Pushed): Promise<string | undefined> {
    const stamps = this.#stamps.flatMap((stamp): Change[] => {
      const known = changed[stamp.id];
      return stamp.isNew || known !== undefined ? [[stamp.path, known ?? stamp.id]] : [];
    });
    const given: Change[] = world === undefined ? [] : [[['world_id'], world]];
    return editDocument(source, [[['id'], id], [['pulled_from'], { ...pulledFrom }], ...given, ...stamps]);
  }
}

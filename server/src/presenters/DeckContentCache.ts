import { LRUCache } from 'lru-cache';
import type { JsonText } from '../api/JsonText.js';
import type { ShownDeck } from '../contract/decks.js';
import { mapInPortions } from '../mapInPortions.js';
import { templateIdsOf } from '../queries/decks/readDesigns.js';
import type { DeckState } from '../queries/decks/readDeck.js';
import type { DeckContent, DeckRow, DeckTree } from '../queries/decks/rows.js';
import { SharedReads } from '../queries/SharedReads.js';
import { DeckTexts } from './DeckTexts.js';
import { memoryOfRow } from './memoryOfRow.js';

/** Bytes of memory for all decks together: their rows with the JSON of their cards, and responses. */
const MOST_ROWS = 48_000_000;
const MOST_ANSWERS = 16_000_000;

/** Rows that are measured at a time. */
const AT_ONCE = 500;

interface KnownContent extends DeckContent {
  /** The templates that the deck, its categories and its cards use. */
  readonly templateIds: readonly string[];
  readonly version: number;
  /** Milliseconds; needed because a restored database counts the same versions again. */
  readonly time: number;
}

interface KnownAnswer {
  /** Everything that the response depends on. */
  readonly state: string;
  readonly answer: JsonText<ShownDeck>;
}

type Stamp = Pick<DeckRow, 'id' | 'version' | 'updated_at'>;

/**
 * Caches decks' categories and cards, and responses made from them. Every change increments the deck's version, so an
 * entry never becomes wrong, only unused. Add content only after its transaction has committed, because a rolled-back
 * version number is used again.
 */
export class DeckContentCache {
  readonly texts = new DeckTexts();
  readonly states = new SharedReads<DeckState | undefined>();
  readonly #contents = new LRUCache<string, KnownContent>({
    maxSize: MOST_ROWS,
  });
  readonly #answers = new LRUCache<string, KnownAnswer>({
    maxSize: MOST_ANSWERS,
    // Compressed, JSON takes less than half.
    sizeCalculation: ({ answer }) => Math.ceil(1.5 * answer.length) + 1_000,
  });

  /** The content of this version of a deck. */
  content({ id, version, updated_at }: Stamp): DeckContent | undefined {
    const known = this.#contents.get(id);
    return known?.version === version && known.time === Date.parse(updated_at) ? known : undefined;
  }

  /** Other requests are served while the memory of a large deck is measured. */
  async keepContent(tree: Omit<DeckTree, 'author'>): Promise<void> {
    const { deck, categories, cards } = tree;
    const { id, version, updated_at } = deck;
    const templateIds = templateIdsOf(tree);
    const size = (await memoryOfRows(categories)) + (await memoryOfRows(cards));
    this.#contents.set(id, { categories, cards, templateIds, version, time: Date.parse(updated_at) }, { size });
  }

  /** The templates that the deck used when it was last read, in any version. */
  templateIds(id: string): readonly string[] {
    return this.#contents.get(id)?.templateIds ?? [];
  }

  /**
   * @param variant identifies the deck, the audience and the included parts
   * @param state everything that the response depends on
   */
  answer(variant: string, state: string): JsonText<ShownDeck> | undefined {
    const known = this.#answers.get(variant);
    return known?.state === state ? known.answer : undefined;
  }

  keepAnswer(variant: string, state: string, answer: JsonText<ShownDeck>): void {
    this.#answers.set(variant, { state, answer });
  }
}

async function memoryOfRows(rows: readonly object[]): Promise<number> {
  const sizes = await mapInPortions(rows, memoryOfRow, AT_ONCE);
  return sizes.reduce((sum, size) => sum + size, 1_000);
}

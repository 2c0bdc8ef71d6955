import { LRUCache } from 'lru-cache';
import type { JsonText } from '../api/JsonText.js';
import type { ToldDeck } from '../contract/decks.js';
import { templateIdsOf } from '../queries/decks/readDesigns.js';
import type { DeckContent, DeckRow, DeckTree } from '../queries/decks/rows.js';
import { DeckTexts } from './DeckTexts.js';

/** Characters in memory, all decks together: of rows, and of whole answers. */
const MAX_SIZE = 64_000_000;

interface KnownContent extends DeckContent {
  /** Templates that the deck, its categories and its cards name. */
  readonly templateIds: readonly string[];
  readonly version: number;
  /** Milliseconds: a database that went back to a backup counts the same versions again. */
  readonly time: number;
}

interface KnownAnswer {
  /** Everything that the answer depends on. */
  readonly state: string;
  readonly answer: JsonText<ToldDeck>;
}

type Stamp = Pick<DeckRow, 'id' | 'version' | 'updated_at'>;

/**
 * Categories and cards of decks as the database has them, and what was answered about them. Every change counts a deck's
 * version up, so an entry never becomes wrong: it is only no longer asked for. Content of a transaction may be kept only
 * after it was committed, since a version that was rolled back is counted again.
 */
export class DeckContentCache {
  readonly texts = new DeckTexts();
  readonly #contents = new LRUCache<string, KnownContent>({ maxSize: MAX_SIZE, sizeCalculation: sizeOf });
  readonly #answers = new LRUCache<string, KnownAnswer>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ answer }) => answer.text.length + 1_000,
  });

  /** What is in a deck that has this version. */
  content({ id, version, updated_at }: Stamp): DeckContent | undefined {
    const known = this.#contents.get(id);
    return known?.version === version && known.time === Date.parse(updated_at) ? known : undefined;
  }

  keepContent(tree: Omit<DeckTree, 'author'>): void {
    const { deck, categories, cards } = tree;
    const { id, version, updated_at } = deck;
    const templateIds = templateIdsOf(tree);
    this.#contents.set(id, { categories, cards, templateIds, version, time: Date.parse(updated_at) });
  }

  /** Templates that the deck named when it was last looked at, in whichever version. */
  templateIds(id: string): readonly string[] {
    return this.#contents.get(id)?.templateIds ?? [];
  }

  /** @param variant which deck is told, to whom, and how much of it @param state everything that the answer depends on */
  answer(variant: string, state: string): JsonText<ToldDeck> | undefined {
    const known = this.#answers.get(variant);
    return known?.state === state ? known.answer : undefined;
  }

  keepAnswer(variant: string, state: string, answer: JsonText<ToldDeck>): void {
    this.#answers.set(variant, { state, answer });
  }
}

/** Roughly the characters of its JSON. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 10;
  if (typeof value !== 'object' || value === null) return 10;
  let size = 20;
  for (const part of Object.values(value)) size += 15 + sizeOf(part);
  return size;
}

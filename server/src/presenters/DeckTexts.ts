import { setImmediate } from 'node:timers/promises';
import type { CardRow, CategoryRow, DeckContent, DeckTree } from '../queries/decks/rows.js';
import { groupByCategory, presentCard, presentCategory, presentHead, type Audience } from './deck.js';

/** Characters that are written at a time; other requests are served in between. */
const PORTION = 200_000;

/**
 * Writes decks as JSON in UTF-8. The JSON of a card is cached for as long as its row is, because rows are never mutated and
 * a save keeps nearly all of them.
 */
export class DeckTexts {
  readonly #cards = new WeakMap<CardRow, string>();
  readonly #decks = new WeakMap<DeckTree, Promise<readonly Buffer[]>>();

  /** A deck for its owner, as `presentDeck` has it; written once for the history and the answer of a save. */
  deck(tree: DeckTree): Promise<readonly Buffer[]> {
    const known = this.#decks.get(tree);
    if (known !== undefined) return known;
    const written = this.withCategories(JSON.stringify(presentHead(tree.deck)), tree, 'owner', true);
    this.#decks.set(tree, written);
    return written;
  }

  /**
   * Adds `"categories":[{…category, cards: […]}, …]`, in order, to a JSON object.
   * @param head the object, with at least one key
   * @returns its parts
   */
  async withCategories(
    head: string,
    content: DeckContent,
    audience: Audience,
    withCards: boolean,
  ): Promise<readonly Buffer[]> {
    const portions: Buffer[] = [];
    let portion = `${head.slice(0, -1)},"categories":[`;
    for (const text of this.#pieces(content, audience, withCards)) {
      portion += text;
      if (portion.length < PORTION) continue;
      portions.push(Buffer.from(portion));
      portion = '';
      await setImmediate();
    }
    return [...portions, Buffer.from(`${portion}]}`)];
  }

  *#pieces({ categories, cards }: DeckContent, audience: Audience, withCards: boolean): Generator<string> {
    const byCategory = withCards ? groupByCategory(cards) : undefined;
    for (const [index, row] of categories.entries()) {
      if (index > 0) yield ',';
      yield* this.#category(row, byCategory && (byCategory.get(row.id) ?? []), audience);
    }
  }

  *#category(row: CategoryRow, cards: readonly CardRow[] | undefined, audience: Audience): Generator<string> {
    const text = JSON.stringify(presentCategory(row, audience));
    if (cards === undefined) {
      yield text;
      return;
    }
    yield `${text.slice(0, -1)},"cards":[`;
    for (const [index, card] of cards.entries())
      yield index === 0 ? this.#card(card, audience) : `,${this.#card(card, audience)}`;
    yield ']}';
  }

  #card(card: CardRow, audience: Audience): string {
    // Without unknown keys, everybody sees the same.
    const isShared = audience === 'owner' || Object.keys(card.extra).length === 0;
    const known = isShared ? this.#cards.get(card) : undefined;
    if (known !== undefined) return known;
    const text = JSON.stringify(presentCard(card, audience));
    if (isShared) this.#cards.set(card, text);
    return text;
  }
}

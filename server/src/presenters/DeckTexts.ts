import type { CardRow, DeckContent } from '../queries/decks/rows.js';
import { mapInPortions } from '../mapInPortions.js';
import { groupByCategory, presentCard, presentCategory, type Audience } from './deck.js';

/**
 * Writes categories and cards as JSON. The owner's JSON of a card is cached for as long as its row is, because rows are
 * never mutated and a save keeps nearly all of them.
 */
export class DeckTexts {
  readonly #ownCards = new WeakMap<CardRow, string>();

  /** `[{…category, cards: […]}, …]`, in order */
  async categories({ categories, cards }: DeckContent, audience: Audience, withCards: boolean): Promise<string> {
    const byCategory = withCards ? groupByCategory(cards) : undefined;
    const written: string[] = [];
    for (const row of categories) {
      const text = JSON.stringify(presentCategory(row, audience));
      if (byCategory === undefined) written.push(text);
      else {
        const inside = await mapInPortions(byCategory.get(row.id) ?? [], (card) => this.#card(card, audience));
        written.push(`${text.slice(0, -1)},"cards":[${inside.join()}]}`);
      }
    }
    return `[${written.join()}]`;
  }

  #card(card: CardRow, audience: Audience): string {
    const known = audience === 'owner' ? this.#ownCards.get(card) : undefined;
    if (known !== undefined) return known;
    const text = JSON.stringify(presentCard(card, audience));
    if (audience === 'owner') this.#ownCards.set(card, text);
    return text;
  }
}

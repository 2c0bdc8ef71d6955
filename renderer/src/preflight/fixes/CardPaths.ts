import type { BindingInput } from '../../resolve/faceInput.js';
import type { DeckPath } from './deckFix.js';

/** Finds cards and categories in their decks, and remembers where they are for as long as the deck is the same. */
export class CardPaths {
  readonly #known = new WeakMap<object, ReadonlyMap<object, DeckPath>>();

  /** The path of a face's deck, category or card; undefined for one that is not in the deck. */
  of({ deck, category, card }: BindingInput, entity: 'deck' | 'category' | 'card'): DeckPath | undefined {
    if (entity === 'deck') return [];
    const owner = entity === 'card' ? card : category;
    return owner && this.#pathsIn(deck).get(owner);
  }

  #pathsIn(deck: BindingInput['deck']): ReadonlyMap<object, DeckPath> {
    const known = this.#known.get(deck);
    if (known !== undefined) return known;
    const paths = new Map<object, DeckPath>();
    for (const [index, category] of deck.categories.entries()) {
      paths.set(category, ['categories', index]);
      for (const [at, card] of category.cards.entries()) paths.set(card, ['categories', index, 'cards', at]);
    }
    this.#known.set(deck, paths);
    return paths;
  }
}

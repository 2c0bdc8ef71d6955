import {
  deckGeometry,
  deckLanguages,
  findColorScheme,
  findTemplate,
  type Catalogue,
  type FaceInput,
  type FaceSide,
  type Template,
} from '@cardwright/renderer';
import type { DeckCard, DeckCategory, DeckDocument } from '../document/types.js';

/** A card's place. */
export interface PlacedCard {
  readonly card: DeckCard;
  readonly category: DeckCategory;
  /** Within its category. */
  readonly index: number;
  /** Position in the deck, 1-based. */
  readonly number: number;
}

/** Faces of the edited deck. Equal requests return the same object. */
export interface Faces {
  place(deck: DeckDocument, cardId: string): PlacedCard | undefined;
  /** Every card in print order. */
  placed(deck: DeckDocument): readonly PlacedCard[];
  /** The card's own template takes precedence over its category's, and that over the deck's. Unknown ones are ignored. */
  template(deck: DeckDocument, placed: PlacedCard | undefined, side: FaceSide): Template;
  input(deck: DeckDocument, placed: PlacedCard, side: FaceSide, language: string): FaceInput;
  /** The deck's languages, main language first. */
  languages(deck: DeckDocument): readonly string[];
}

interface Cached {
  readonly head: object;
  readonly categoryHead: object;
  readonly input: FaceInput;
}

export function createFaces(catalogue: Catalogue): Faces {
  const indexes = new WeakMap<DeckDocument, ReadonlyMap<string, PlacedCard>>();
  const inputs = new WeakMap<DeckCard, Map<string, Cached>>();
  const languages = new WeakMap<DeckDocument, readonly string[]>();
  const heads = new Heads();
  const index = (deck: DeckDocument): ReadonlyMap<string, PlacedCard> => {
    const known = indexes.get(deck) ?? indexCards(deck);
    indexes.set(deck, known);
    return known;
  };
  const template: Faces['template'] = (deck, placed, side) => {
    const key = `${side}_template_id` as const;
    const references = [placed?.card[key], placed?.category[key], deck[key]];
    const known = references.find((reference) => catalogue.templates.some(({ id }) => id === reference));
    return findTemplate(catalogue, known ?? null, side);
  };
  return {
    languages(deck) {
      const known = languages.get(deck) ?? deckLanguages(deck);
      languages.set(deck, known);
      return known;
    },
    place: (deck, cardId) => index(deck).get(cardId),
    placed: (deck) => [...index(deck).values()],
    template,
    input(deck, placed, side, language) {
      const head = heads.of('deck', deck);
      const categoryHead = heads.of(placed.category.id, placed.category);
      const ofCard = inputs.get(placed.card) ?? new Map<string, Cached>();
      inputs.set(placed.card, ofCard);
      const cached = ofCard.get(`${side} ${language}`);
      if (cached?.head === head && cached.categoryHead === categoryHead) return cached.input;
      const chosen = template(deck, placed, side);
      const input: FaceInput = {
        template: chosen.json_config,
        deck,
        category: placed.category,
        card: placed.card,
        scheme: schemeOf(catalogue, deck),
        language,
        face: deckGeometry(deck, chosen),
      };
      ofCard.set(`${side} ${language}`, { head, categoryHead, input });
      return input;
    },
  };
}

/** The deck's colour scheme; the default one if it names none or an unknown one. */
export function schemeOf(catalogue: Catalogue, deck: Pick<DeckDocument, 'color_scheme_id'>) {
  const isKnown = catalogue.colorSchemes.some(({ id }) => id === deck.color_scheme_id);
  return findColorScheme(catalogue, isKnown ? deck.color_scheme_id : null);
}

function indexCards(deck: DeckDocument): ReadonlyMap<string, PlacedCard> {
  const placed = new Map<string, PlacedCard>();
  for (const category of deck.categories)
    category.cards.forEach((card, index) => placed.set(card.id, { card, category, index, number: placed.size + 1 }));
  return placed;
}

/** What faces use of a deck or category: everything except its cards. The same object until that changes. */
class Heads {
  readonly #last = new Map<string, Record<string, unknown>>();
  readonly #known = new WeakMap<object, object>();

  of(key: string, owner: object): object {
    const known = this.#known.get(owner) ?? this.#latest(key, owner);
    this.#known.set(owner, known);
    return known;
  }

  #latest(key: string, owner: object): object {
    const head = Object.fromEntries(
      Object.entries(owner).filter(([name]) => name !== 'cards' && name !== 'categories'),
    );
    const last = this.#last.get(key);
    if (last !== undefined && isShallowEqual(last, head)) return last;
    this.#last.set(key, head);
    return head;
  }
}

function isShallowEqual(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

import type { FaceGeometry, FaceInput } from '../resolve/faceInput.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { Card, Category, Deck } from '../schema/deck/deck.js';
import { translate } from '../schema/deck/translate.js';
import type { Template } from '../schema/template/template.js';
import type { Catalogue } from './catalogue.js';
import { findColorScheme, findTemplate } from './catalogue.js';

export type FaceSide = 'front' | 'back';

/** One card in one language, with the input for its two faces. */
export interface PlannedCard {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly card: Card;
  readonly category: Category;
  readonly language: string;
  readonly title: string;
  readonly copies: number;
  readonly templates: Readonly<Record<FaceSide, Template>>;
}

export interface DeckPlan {
  readonly deck: Deck;
  readonly scheme: ColorScheme;
  /** Grouped by language, then in deck order. */
  readonly cards: readonly PlannedCard[];
}

/** Every card of a deck in print order: the order of the deck, once per language. */
export function planDeck(
  deck: Deck,
  catalogue: Catalogue,
  options: { readonly languages?: readonly string[]; readonly keep?: (card: PlannedCard) => boolean } = {},
): DeckPlan {
  const { languages = [deck.default_language], keep = () => true } = options;
  const inOrder = deck.categories.flatMap((category) => category.cards.map((card) => ({ category, card })));
  const cards = languages.flatMap((language) =>
    inOrder.map(({ category, card }, index): PlannedCard => {
      const title = translate(card.translations, 'title', language, deck.default_language).value;
      return {
        number: index + 1,
        card,
        category,
        language,
        title: typeof title === 'string' ? title : '',
        copies: card.copies,
        templates: {
          front: templateOf('front', { deck, category, card }, catalogue),
          back: templateOf('back', { deck, category, card }, catalogue),
        },
      };
    }),
  );
  return { deck, scheme: findColorScheme(catalogue, deck.color_scheme_id), cards: cards.filter(keep) };
}

/** What the renderer needs for one side of a planned card at a print size. */
export function faceInput(plan: DeckPlan, planned: PlannedCard, side: FaceSide, face: FaceGeometry): FaceInput {
  return {
    template: planned.templates[side].json_config,
    deck: plan.deck,
    category: planned.category,
    card: planned.card,
    scheme: plan.scheme,
    language: planned.language,
    face,
  };
}

/** A card's own template overrides its category's, which overrides the deck's. */
function templateOf(
  side: FaceSide,
  owners: { deck: Deck; category: Category; card: Card },
  catalogue: Catalogue,
): Template {
  const key = `${side}_template_id` as const;
  return findTemplate(catalogue, owners.card[key] ?? owners.category[key] ?? owners.deck[key], side);
}

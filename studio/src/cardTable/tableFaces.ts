import { faceGeometry, faceInput, type FaceInput, planDeck } from '@cardwright/renderer';
import type { TableData, TableDeck, TableTemplate } from './fetchTable.js';

/** Poker size, as print shops call it. */
const TRIM = { widthMm: 63.5, heightMm: 88.9 };

export interface TableFaces {
  readonly design: TableTemplate;
  readonly front: FaceInput;
  readonly back: FaceInput;
}

/** One card of a deck in every official design, each in the colours that were made for the design. */
export function tableFaces(data: TableData, deck: TableDeck, cardNumber: number, language: string): TableFaces[] {
  const designs = data.templates.filter(({ slug }) => !slug.endsWith('-back'));
  return designs.flatMap((design) => {
    const back = data.templates.find(({ slug }) => slug === `${design.slug}-back`);
    const dressed = undress(deck, design.id, back?.id ?? null, design.color_scheme_id);
    const plan = planDeck(dressed, data, { languages: [language] });
    const card = plan.cards[cardNumber - 1];
    if (card === undefined) return [];
    const geometry = faceGeometry(TRIM);
    return [{ design, front: faceInput(plan, card, 'front', geometry), back: faceInput(plan, card, 'back', geometry) }];
  });
}

/** The deck with the design in place of every design of its own. */
function undress(deck: TableDeck, front: string, back: string | null, scheme: string | null): TableDeck {
  const none = { front_template_id: null, back_template_id: null };
  return {
    ...deck,
    front_template_id: front,
    back_template_id: back,
    color_scheme_id: scheme,
    categories: deck.categories.map((category) => ({
      ...category,
      ...none,
      cards: category.cards.map((card) => ({ ...card, ...none })),
    })),
  };
}

import { fieldLabel, LIMITS } from '@cardwright/renderer';
import { fieldName } from '../../words/fieldNames.js';
import { CARD_TEXTS } from './cardTexts.js';
import { allCards } from './find.js';
import type { DeckCard, DeckDocument } from './types.js';

/** A text of a card that is too long to be saved. */
export interface LongText {
  readonly card: DeckCard;
  /** A content kind, as `field:cost`. */
  readonly kind: string;
  /** The label of the field. */
  readonly field: string;
  /** undefined for values that belong to no language. */
  readonly language: string | undefined;
  readonly text: string;
  readonly limit: number;
}

/** The first text of a card that is too long, in the order of the cards. */
export function firstLongText(deck: DeckDocument): LongText | undefined {
  for (const card of allCards(deck)) {
    for (const [language, texts] of Object.entries(card.translations))
      for (const kind of CARD_TEXTS) {
        const text = texts[kind];
        if (isLong(text)) return { card, kind, field: fieldName(kind), language, text, limit: LIMITS.text };
      }
    const own = { card, language: undefined, limit: LIMITS.text };
    for (const [name, text] of Object.entries(card.fields))
      if (isLong(text)) return { ...own, kind: `field:${name}`, field: fieldLabel(deck, name), text };
    const { attribution, card_number: number } = card;
    if (isLong(attribution)) return { ...own, kind: 'attribution', field: fieldName('attribution'), text: attribution };
    if (isLong(number, LIMITS.name))
      return { ...own, kind: 'card_number', field: fieldName('card_number'), text: number, limit: LIMITS.name };
  }
  return undefined;
}

function isLong(text: unknown, limit: number = LIMITS.text): text is string {
  return typeof text === 'string' && text.length > limit;
}

import type { CardTexts } from '@cardwright/renderer';

export type CardTextField = keyof CardTexts;

/** The texts of every card, from top to bottom. */
export const CARD_TEXTS: readonly CardTextField[] = [
  'title',
  'one_liner',
  'primary_text',
  'description',
  'secondary_text',
];

/** Whether a content kind is a text of the card itself. */
export function isCardText(kind: string): kind is CardTextField {
  return (CARD_TEXTS as readonly string[]).includes(kind);
}

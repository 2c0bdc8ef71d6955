import { bind } from '../../resolve/bindings.js';
import type { BindingInput } from '../../resolve/faceInput.js';
import { DEFAULT_CARD_ICON, cardTexts } from '../../schema/deck/card.js';
import { isServerKey } from '../../schema/values/serverKeys.js';

/** The content kinds of a card except its own fields. */
const CARD_KINDS = [...Object.keys(cardTexts), 'card_number', 'attribution', 'card_icon', 'illustration'];

/** The content kinds that a card has a value for, in the language or one that stands in for it. */
export function filledFields(input: BindingInput): readonly string[] {
  const { card } = input;
  if (card === undefined) return [];
  const inTexts = Object.values(card.translations).flatMap((texts) => Object.keys(texts).filter(isCustom));
  const own = new Set([...Object.keys(card.fields), ...inTexts]);
  return [...CARD_KINDS, ...[...own].map((name) => `field:${name}`)].filter((kind) => {
    const value = bind(kind, input).value.trim();
    return value !== '' && value !== DEFAULT_CARD_ICON;
  });
}

function isCustom(key: string): boolean {
  return !(key in cardTexts) && key !== 'language_code' && key !== 'id' && !isServerKey(key);
}

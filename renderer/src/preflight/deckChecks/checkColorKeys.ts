import type { DeckPlan } from '../../plan/planDeck.js';
import { DEFAULT_COLOR_KEY } from '../../schema/deck/deck.js';
import type { DeckFix, DeckPath } from '../fixes/deckFix.js';
import type { Finding } from '../types.js';
import { cardsInDeck, deckFinding } from './placedCards.js';

/** Finds colour keys that the scheme does not have; its main colour takes their place. */
export function checkColorKeys({ deck, scheme }: DeckPlan): readonly Finding[] {
  const isUnknown = (key: string | null): key is string => key !== null && !Object.hasOwn(scheme.category, key);
  const keys = Object.keys(scheme.category);
  const finding = (key: string, path: DeckPath, more: Pick<Finding, 'card'> = {}): Finding => {
    const message = `The colour scheme has no category colour “${key}”, so its main colour is used. It has ${keys.join(', ')}.`;
    const value = path.length === 0 ? DEFAULT_COLOR_KEY : null;
    const edit = { type: 'set', path: [...path, 'primary_color_key'], before: key, value } as const;
    const quickFix: DeckFix = { label: 'Remove the colour', edits: [edit], isChoice: true };
    return deckFinding('color.unknown_key', message, { ...more, quickFix });
  };
  return [
    // Without a key of its own, a deck has the default one.
    ...(deck.primary_color_key !== DEFAULT_COLOR_KEY && isUnknown(deck.primary_color_key)
      ? [finding(deck.primary_color_key, [])]
      : []),
    ...deck.categories.flatMap(({ primary_color_key: key }, index) =>
      isUnknown(key) ? [finding(key, ['categories', index])] : [],
    ),
    ...cardsInDeck(deck).flatMap(({ card: { primary_color_key: key }, path, named }) =>
      isUnknown(key) ? [finding(key, path, { card: named })] : [],
    ),
  ];
}

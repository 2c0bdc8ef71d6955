import { cardTexts } from '../../schema/deck/card.js';
import type { Deck } from '../../schema/deck/deck.js';
import { kindLabel } from '../content/kindLabel.js';
import type { DeckFix } from '../fixes/deckFix.js';
import type { FindingCode } from '../reference.js';
import type { Finding } from '../types.js';
import { cardsInDeck, deckFinding } from './placedCards.js';

/** What a check of texts looks for, and how it writes them instead. */
export interface TextRule extends Pick<DeckFix, 'label' | 'isChoice'> {
  readonly code: FindingCode;
  /** What is wrong, after the name of the text: `has needless spaces`. */
  readonly problem: string;
  /** The text as it should be; the same if nothing is wrong. */
  readonly corrected: (text: string) => string;
}

/** Finds the texts of cards in the printed languages that a rule would write differently. */
export function checkTexts(deck: Deck, languages: readonly string[], rule: TextRule): readonly Finding[] {
  const { code, problem, corrected, ...fix } = rule;
  const isPrinted = (language: string): boolean =>
    languages.some((each) => each.toLowerCase() === language.toLowerCase());
  return cardsInDeck(deck).flatMap(({ card, path, named }) =>
    Object.entries(card.translations)
      .filter(([language]) => isPrinted(language))
      .flatMap(([language, texts]) =>
        Object.keys(cardTexts).flatMap((field): Finding[] => {
          const before = texts[field];
          const value = typeof before === 'string' ? corrected(before) : before;
          if (typeof before !== 'string' || typeof value !== 'string' || value === before) return [];
          const edit = { type: 'set', path: [...path, 'translations', language, field], before, value } as const;
          const quickFix: DeckFix = { ...fix, edits: [edit] };
          return [deckFinding(code, `${kindLabel(field)} ${problem}.`, { card: named, field, language, quickFix })];
        }),
      ),
  );
}

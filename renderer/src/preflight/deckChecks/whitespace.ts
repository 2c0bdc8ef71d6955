import { cardTexts } from '../../schema/deck/card.js';
import type { Deck } from '../../schema/deck/deck.js';
import { kindLabel } from '../content/kindLabel.js';
import type { DeckFix } from '../fixes/deckFix.js';
import type { Finding } from '../types.js';
import { cardsInDeck, deckFinding } from './placedCards.js';

/** Code, and tables whose columns somebody has lined up, keep their spaces. */
const KEPT = /`|^[ \t]*\|/m;

/** Finds texts of cards with spaces before or after them, or with several between two words. */
export function checkWhitespace(deck: Deck, languages: readonly string[]): readonly Finding[] {
  const isPrinted = (code: string): boolean => languages.some((each) => each.toLowerCase() === code.toLowerCase());
  return cardsInDeck(deck).flatMap(({ card, path, named }) =>
    Object.entries(card.translations)
      .filter(([language]) => isPrinted(language))
      .flatMap(([language, texts]) =>
        Object.keys(cardTexts).flatMap((field): Finding[] => {
          const text = texts[field];
          const tidy = typeof text === 'string' ? withoutStraySpaces(text) : text;
          if (typeof text !== 'string' || typeof tidy !== 'string' || tidy === text) return [];
          const edit = {
            type: 'set',
            path: [...path, 'translations', language, field],
            before: text,
            value: tidy,
          } as const;
          const quickFix: DeckFix = { label: 'Remove the needless spaces', edits: [edit] };
          const message = `${kindLabel(field)} has needless spaces.`;
          return [deckFinding('text.whitespace', message, { card: named, field, language, quickFix })];
        }),
      ),
  );
}

/** Keeps line ends, indentation, and two spaces that end a line, which break it in Markdown. */
function withoutStraySpaces(text: string): string {
  const trimmed = text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '');
  return KEPT.test(text) ? trimmed : trimmed.replaceAll(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ');
}

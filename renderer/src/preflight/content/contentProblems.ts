import type { Problem } from '../../errors.js';
import { cardTexts } from '../../schema/deck/card.js';
import type { Deck } from '../../schema/deck/deck.js';
import { rangesOf } from '../rangesOf.js';
import type { Finding } from '../types.js';

/**
 * Merged findings as problems of a deck that is being imported; their paths name the cards.
 * @param placeOf the place in a file of a path in the deck, such as `categories[0].cards[2].icon`
 */
export function contentProblems(
  findings: readonly Finding[],
  deck: Deck,
  placeOf: (path: string) => Problem['place'] = () => undefined,
): readonly Problem[] {
  const paths = deck.categories.flatMap(({ cards }, category) =>
    cards.map((_, index) => `categories[${category}].cards[${index}]`),
  );
  return findings.map(({ code, severity, message, fix, cards = [], field, language = deck.default_language }) => {
    const numbers = cards.flatMap(({ number }) => number ?? []);
    const path = numbers.length === 0 ? '' : `${numbers.length === 1 ? 'card' : 'cards'} ${rangesOf(numbers)}`;
    const first = paths[(numbers[0] ?? 0) - 1];
    const place = first === undefined ? undefined : placeOf(`${first}.${fieldPath(field ?? '', language)}`);
    return { code, severity, path, message, fix, ...(place && { place }) };
  });
}

/** The path of a content kind's value in a deck file. */
function fieldPath(kind: string, language: string): string {
  if (kind.startsWith('field:')) return `fields.${kind.slice('field:'.length)}`;
  if (kind === 'card_icon') return 'icon';
  return kind in cardTexts ? `translations.${language}.${kind}` : kind;
}

import type { ColorScheme, Deck } from '@cardwright/renderer';
import { faceInputOf } from '../../../template/data/faceInputOf.js';
import { cardsOf } from '../../../template/data/subjectDecks.js';
import type { TemplateDocument } from '../../../template/document/types.js';
import type { StressCase } from './stressCases.js';

interface Context {
  readonly template: Pick<TemplateDocument, 'json_config' | 'ratio'>;
  readonly deck: Deck;
  readonly scheme: ColorScheme;
  readonly language: string | undefined;
}

/** Every card of a deck in the template, in print order. */
export function deckCases({ template, deck, scheme, language }: Context): readonly StressCase[] {
  return cardsOf(deck).map((subject, index) => {
    const input = faceInputOf(template, deck, subject, { scheme, language });
    const { translations } = subject.card;
    const title = translations[input.language]?.title ?? translations[deck.default_language]?.title ?? '';
    return { id: String(index), label: title === '' ? `Card ${index + 1}` : title, input };
  });
}

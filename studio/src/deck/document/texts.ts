import { translate } from '@cardwright/renderer';
import type { DeckDocument } from './types.js';

interface Translated {
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A text as it is shown in a language, and in which language it is written. */
export interface ShownText {
  readonly text: string;
  readonly language: string;
}

/** Of a deck, category or card. Falls back as the cards do: wanted language, the deck's main one, any. */
export function shownText(
  deck: Pick<DeckDocument, 'default_language'>,
  owner: Translated,
  field: string,
  wanted: string,
): ShownText {
  const { value, language } = translate(owner.translations, field, wanted, deck.default_language);
  return { text: typeof value === 'string' ? value : '', language };
}

/** What a deck, category or card is called, in the deck's main language unless another is wanted. */
export function titleOf(
  deck: Pick<DeckDocument, 'default_language'>,
  owner: Translated,
  language: string = deck.default_language,
): string {
  return shownText(deck, owner, 'title', language).text;
}

/** The text in one language exactly, empty where there is none. */
export function ownText(owner: Translated, field: string, language: string): string {
  const text = owner.translations[language]?.[field];
  return typeof text === 'string' ? text : '';
}

import { translate } from '@cardwright/renderer';
import type { DeckDocument } from './types.js';

interface Translated {
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A text as displayed, and the language it is written in. */
export interface ShownText {
  readonly text: string;
  readonly language: string;
}

/** For a deck, category or card. Falls back as on the cards: requested language, the deck's default, any. */
export function shownText(
  deck: Pick<DeckDocument, 'default_language'>,
  owner: Translated,
  field: string,
  wanted: string,
): ShownText {
  const { value, language } = translate(owner.translations, field, wanted, deck.default_language);
  return { text: typeof value === 'string' ? value : '', language };
}

/** The title of a deck, category or card, in the deck's default language unless another is given. */
export function titleOf(
  deck: Pick<DeckDocument, 'default_language'>,
  owner: Translated,
  language: string = deck.default_language,
): string {
  return shownText(deck, owner, 'title', language).text;
}

/** The text in exactly this language; empty if there is none. */
export function ownText(owner: Translated, field: string, language: string): string {
  const text = owner.translations[language]?.[field];
  return typeof text === 'string' ? text : '';
}

import type { Deck } from '../schema/deck/deck.js';
import { missingDeckFields } from '../schema/deck/requiredFields.js';
import { translate } from '../schema/deck/translate.js';
import { untranslated, untranslatedMessage } from './checks/cardTexts.js';
import { PREFLIGHT_CHECKS, type FindingCode } from './reference.js';
import type { Finding } from './types.js';

/**
 * Finds missing required fields, and texts of the deck and its categories that are not translated into the printed
 * languages.
 */
export function checkDeckTexts(deck: Deck, languages: readonly string[]): readonly Finding[] {
  const missing = missingDeckFields(deck);
  const required =
    missing.length === 0
      ? []
      : [finding('deck.required_fields', `Please fill in: ${missing.join(', ')}`, deck.default_language)];
  return [...required, ...languages.flatMap((language) => untranslatedTexts(deck, language))];
}

function untranslatedTexts(deck: Deck, language: string): readonly Finding[] {
  const inDeck = untranslated(
    deck.translations,
    ['title', 'short_description', 'description'],
    language,
    deck.default_language,
  );
  const ofDeck =
    inDeck.length === 0
      ? []
      : [finding('deck.untranslated', `The deck: ${untranslatedMessage(inDeck, language)}`, language)];
  const ofCategories = deck.categories.flatMap(({ translations }, index) => {
    const fields = untranslated(translations, ['title', 'description'], language, deck.default_language);
    if (fields.length === 0) return [];
    const title = translate(translations, 'title', language, deck.default_language).value;
    const name = typeof title === 'string' ? `"${title}"` : String(index + 1);
    return [finding('deck.untranslated', `Category ${name}: ${untranslatedMessage(fields, language)}`, language)];
  });
  return [...ofDeck, ...ofCategories];
}

function finding(code: FindingCode, message: string, language: string): Finding {
  const { severity, fix } = PREFLIGHT_CHECKS[code];
  return { code, severity, message, fix, language };
}

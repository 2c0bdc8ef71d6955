import { DEFAULT_CARD_TITLE } from '../../schema/deck/card.js';
import type { Translations } from '../../schema/deck/deck.js';
import { baseLanguage, translate } from '../../schema/deck/translate.js';
import { createFinding, type FaceOfCard } from '../createFinding.js';
import type { FindingCode } from '../reference.js';
import type { Finding } from '../types.js';

const TEXTS = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'];

/**
 * Checks the title of a card, and texts that would appear in another language. For the front of every card in every language: one that lacks
 * all its translations has the same face as in the main language.
 */
export function checkCardTexts(context: FaceOfCard): readonly Finding[] {
  const { card, deck, language, side } = context;
  if (card === undefined || side === 'back') return [];
  const findings: Finding[] = [];
  const ofTitle = (code: FindingCode, message: string): Finding => ({
    ...createFinding(code, context, message),
    field: 'title',
  });
  const title = translate(card.translations, 'title', language, deck.default_language).value;
  if (typeof title !== 'string' || title.trim() === '')
    findings.push(ofTitle('card.no_title', 'The card has no title.'));
  else if (title === DEFAULT_CARD_TITLE)
    findings.push(ofTitle('card.default_title', `The card is still called "${DEFAULT_CARD_TITLE}".`));
  const missing = untranslated(card.translations, TEXTS, language, deck.default_language);
  if (missing.length > 0)
    findings.push(createFinding('card.untranslated', context, untranslatedMessage(missing, language)));
  return findings;
}

interface Untranslated {
  readonly field: string;
  readonly standIn: string;
}

/** Texts that exist, but not in the requested language, and the language that is shown instead. */
export function untranslated(
  translations: Translations<object>,
  fields: readonly string[],
  language: string,
  defaultLanguage: string,
): readonly Untranslated[] {
  return fields.flatMap((field) => {
    const found = translate(translations, field, language, defaultLanguage);
    const isThere = found.value !== undefined && baseLanguage(found.language) !== baseLanguage(language);
    return isThere ? [{ field, standIn: found.language }] : [];
  });
}

export function untranslatedMessage(missing: readonly Untranslated[], language: string): string {
  const fields = missing.map(({ field }) => field).join(', ');
  const standIns = [...new Set(missing.map(({ standIn }) => standIn))].join(', ');
  return `Not translated into ${language}: ${fields}. Shown in ${standIns} instead.`;
}

import { LANGUAGES } from './languageCodes.js';
import { nameOfLanguage } from './nameOfLanguage.js';

export const DEFAULT_LANGUAGE_CODE = 'en';

export interface LanguageOption {
  readonly value: string;
  readonly label: string;
}

/** Languages to choose from, with their English names. @param more codes that must be among them */
export function languageOptions(more: readonly string[] = []): readonly LanguageOption[] {
  return withCodes(more, (code) => nameOfLanguage(code, 'en'));
}

/** The same by the name in the language itself and in English, so that both are found by typing. */
export function bilingualOptions(more: readonly string[] = []): readonly LanguageOption[] {
  return withCodes(more, (code) => {
    const [own, english] = [nameOfLanguage(code), nameOfLanguage(code, 'en')];
    return own === english ? own : `${own} (${english})`;
  });
}

function withCodes(more: readonly string[], labelOf: (code: string) => string): readonly LanguageOption[] {
  return [...new Set([...LANGUAGES, ...more])].map((value) => ({ value, label: labelOf(value) }));
}

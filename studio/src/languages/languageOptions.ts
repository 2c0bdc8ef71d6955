import { LANGUAGES } from './languageCodes.js';
import { nameOfLanguage } from './nameOfLanguage.js';

export const DEFAULT_LANGUAGE_CODE = 'en';

export interface LanguageOption {
  readonly value: string;
  readonly label: string;
}

/** Languages to choose from, with their English names. @param more further codes to include */
export function languageOptions(more: readonly string[] = []): readonly LanguageOption[] {
  return withCodes(more, (code) => nameOfLanguage(code, 'en'));
}

/** The same, searchable by the language's own name and its English name. */
export function bilingualOptions(more: readonly string[] = []): readonly LanguageOption[] {
  return withCodes(more, (code) => {
    const [own, english] = [nameOfLanguage(code), nameOfLanguage(code, 'en')];
    return own === english ? own : `${own} (${english})`;
  });
}

function withCodes(more: readonly string[], labelOf: (code: string) => string): readonly LanguageOption[] {
  return [...new Set([...LANGUAGES, ...more])].map((value) => ({ value, label: labelOf(value) }));
}

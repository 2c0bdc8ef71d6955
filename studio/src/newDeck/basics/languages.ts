export const DEFAULT_LANGUAGE_CODE = 'en';

/** Offered first; any other code of a table or file is added to them. */
const OFFERED = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro', 'tr', 'el', 'uk', 'ru'],
  ...['ar', 'he', 'hi', 'ja', 'ko', 'zh', 'th', 'vi', 'id'],
];

export interface LanguageOption {
  readonly value: string;
  readonly label: string;
}

/** Languages to choose from, with their English names. @param more codes that must be among them */
export function languageOptions(more: readonly string[] = []): readonly LanguageOption[] {
  return [...new Set([...OFFERED, ...more])].map((value) => ({ value, label: languageName(value) }));
}

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A text in the wanted language, else in the main one, else in any that has it.
 * @returns an empty text if there is none
 */
export function textOf(translations: Translations, key: string, wanted: string, main: string): string {
  const languages = [wanted, main, ...Object.keys(translations)];
  for (const language of languages) {
    const text = translations[language]?.[key];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}

/** The visitor's language, such as `de`. */
export function visitorLanguage(): string {
  return navigator.language.toLowerCase().split('-')[0] ?? 'en';
}

interface Titled {
  readonly translations: Translations;
  readonly default_language: string;
}

/** A deck's title for the visitor. */
export function titleOf({ translations, default_language: main }: Titled, language = visitorLanguage()): string {
  const title = textOf(translations, 'title', language, main);
  return title === '' ? 'Untitled deck' : title;
}

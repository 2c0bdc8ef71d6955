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
  return baseOf(navigator.language);
}

/** Which of these languages the visitor reads: their own, such as `pt-BR`, or else another form of it. */
export function visitorsAmong(codes: readonly string[]): string | undefined {
  const own = navigator.language.toLowerCase();
  return codes.find((code) => code.toLowerCase() === own) ?? codes.find((code) => baseOf(code) === baseOf(own));
}

function baseOf(code: string): string {
  return code.toLowerCase().split('-')[0] ?? '';
}

interface Titled {
  readonly translations: Translations;
  readonly default_language: string;
}

/** A deck's title for the visitor. */
export function titleOf({ translations, default_language: main }: Titled, wanted?: string): string {
  const language = wanted ?? visitorsAmong(Object.keys(translations)) ?? main;
  const title = textOf(translations, 'title', language, main);
  return title === '' ? 'Untitled deck' : title;
}

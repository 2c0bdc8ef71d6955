/** A text to show, and its language. */
export interface Translated {
  readonly value: unknown;
  readonly language: string;
}

/**
 * One text of an entity. Each text falls back separately: the requested language, a variety of it (`de` for `de-AT`),
 * the deck's default, then the first translation by code with the text. Empty texts are skipped.
 * @returns `value` undefined and the requested language when no translation has the text
 */
export function translate(
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  field: string,
  wanted: string,
  defaultLanguage: string,
): Translated {
  for (const language of languageOrder(Object.keys(translations), wanted, defaultLanguage)) {
    const texts = translations[language];
    const value = texts !== undefined && Object.hasOwn(texts, field) ? texts[field] : undefined;
    if (!isEmpty(value)) return { value, language };
  }
  return { value: undefined, language: wanted };
}

/**
 * Available languages in order of preference: the requested one and its varieties, the default and its varieties, the others
 * by code, because databases do not keep the order of keys.
 */
export function languageOrder(
  available: readonly string[],
  wanted: string,
  defaultLanguage: string,
): readonly string[] {
  if (available.length < 2) return available;
  const asked = [wanted, defaultLanguage].map((code) => ({ exact: code.toLowerCase(), base: baseLanguage(code) }));
  const rank = (code: string): number => {
    const place = asked.findIndex(({ base }) => base === baseLanguage(code));
    if (place === -1) return 2 * asked.length;
    return 2 * place + (asked[place]?.exact === code.toLowerCase() ? 0 : 1);
  };
  return available.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** All languages of a deck's texts: the default first, the others sorted. */
export function deckLanguages(deck: {
  readonly default_language: string;
  readonly translations: object;
  readonly categories: readonly {
    readonly translations: object;
    readonly cards: readonly { readonly translations: object }[];
  }[];
}): readonly string[] {
  const found = new Set(Object.keys(deck.translations));
  for (const category of deck.categories) {
    for (const language of Object.keys(category.translations)) found.add(language);
    for (const card of category.cards) for (const language of Object.keys(card.translations)) found.add(language);
  }
  found.delete(deck.default_language);
  return [deck.default_language, ...[...found].sort()];
}

/** The language without its region or script, in lower case: `de` of `de-AT`. */
export function baseLanguage(code: string): string {
  return code.split('-', 1)[0]?.toLowerCase() ?? '';
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A deck's title in its default language, otherwise in any that has one; empty if there is none. */
export function deckTitle({
  translations,
  default_language: language,
}: {
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly default_language: string;
}): string {
  const { value } = translate(translations, 'title', language, language);
  return typeof value === 'string' ? value : '';
}

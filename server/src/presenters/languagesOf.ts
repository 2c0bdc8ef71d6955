interface Translated {
  readonly default_language: string;
  readonly translations: object;
}

/** The languages of a deck's own texts and of its cards, the main one first. */
export function languagesOf(
  { default_language: main, translations }: Translated,
  ofCards: readonly string[],
): string[] {
  return [...new Set([main, ...Object.keys(translations), ...ofCards])];
}

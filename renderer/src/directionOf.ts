const FROM_THE_RIGHT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Where a language's lines begin, by its script; texts in it may still contain the other direction. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  try {
    return FROM_THE_RIGHT.has(new Intl.Locale(code).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

let format: Intl.ListFormat | undefined;

/** `one`, `one and two` or `one, two and three`. The first call takes longer than a card: ICU loads its data for it. */
export function listOf(words: readonly string[]): string {
  format ??= new Intl.ListFormat('en-GB');
  return format.format(words);
}

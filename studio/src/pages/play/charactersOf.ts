/** Characters of a line of large type, which the words of a card take at least. */
const LINE = 40;
/** Letters that are twice as wide as others: Chinese, Japanese, Korean. */
const WIDE = /[\u2e80-\ud7a3\uff00-\uffef]/g;

/** How much room the words of some cards take, in characters: the more, the smaller the type. */
export function charactersOf(said: readonly string[]): number {
  return said.reduce((sum, text) => sum + Math.max(LINE, text.length + (text.match(WIDE)?.length ?? 0)), 0);
}

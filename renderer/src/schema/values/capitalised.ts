/** Words that begin with a capital, as a label or a title does. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

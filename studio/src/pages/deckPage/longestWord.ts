/** How many letters the longest word has, at least 1. Lines also break after hyphens, dashes and slashes. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s\-–—/]+/).map((word) => word.length));
}

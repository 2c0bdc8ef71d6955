/** A content kind in words: `one_liner` is One liner, `card_icon` is Icon, `field:cost` is Field "cost". */
export function kindLabel(kind: string): string {
  if (kind.startsWith('field:')) return `Field "${kind.slice('field:'.length)}"`;
  const words = kind.replace(/^card_(?!number)/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { capitalised } from '../../schema/values/capitalised.js';

/** A content kind in words: `one_liner` is One liner, `card_icon` is Icon, `field:cost` is Field "cost". */
export function kindLabel(kind: string): string {
  if (kind.startsWith('field:')) return `Field "${kind.slice('field:'.length)}"`;
  return capitalised(kind.replace(/^card_(?!number)/, '').replaceAll('_', ' '));
}

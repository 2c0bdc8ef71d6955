import type { Paragraph, SpanStyle } from '../../textBlock.js';
import { parseMarkdown } from '../index.js';

export const base: SpanStyle = {
  family: 'inter',
  weight: 400,
  italic: false,
  scale: 1,
  color: '#112233',
  decoration: 'none',
  letterSpacing: 0,
};
const known = new Set(['lucide:sword', 'game-icons:fox', 'game-icons:sword', 'tabler:crossed-swords', 'lucide:coins']);
/** The icons that exist, and the usual settings. */
export const options = {
  iconExists: (name: string) => known.has(name),
  codeFamily: 'jetbrains-mono',
  lineEnds: 'keep',
} as const;

export function parse(source: string, style = base): readonly Paragraph[] {
  return parseMarkdown(source, style, options);
}

import type { TextRule } from './checkTexts.js';

/** Code, and tables whose columns somebody has lined up, keep their spaces. */
const KEPT = /`|^[ \t]*\|/m;

/** Spaces before or after a text, or several between two words. */
export const WHITESPACE: TextRule = {
  code: 'text.whitespace',
  problem: 'has needless spaces',
  label: 'Remove the needless spaces',
  corrected: withoutStraySpaces,
};

/** Keeps line ends, indentation, and two spaces that end a line, which break it in Markdown. */
function withoutStraySpaces(text: string): string {
  const trimmed = text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '');
  return KEPT.test(text) ? trimmed : trimmed.replaceAll(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ');
}

import type { TextRule } from './checkTexts.js';

const BREAK = /\\r\\n|\\n/g;
/** Code, formulas and paths such as `C:\notes` contain backslashes of their own. */
const KEPT = /`|\$[^$]*\$|\b[a-z]:\\/i;

/** `\n` in a text, as some programs export line breaks. It may be meant, so a person has to choose the fix. */
export const ESCAPED_BREAKS: TextRule = {
  code: 'text.escaped_break',
  problem: 'contains \\n, which looks like a line break that was exported as text',
  label: 'Write line breaks instead of \\n',
  isChoice: true,
  corrected: (text) => (hasOtherBackslash(text) || KEPT.test(text) ? text : text.replaceAll(BREAK, '\n')),
};

function hasOtherBackslash(text: string): boolean {
  return text.replaceAll(BREAK, '').includes('\\');
}

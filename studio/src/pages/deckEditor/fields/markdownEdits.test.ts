import { describe, expect, it } from 'vitest';
import { insertText, type Selected, toggleList, toggleMark } from './markdownEdits.js';

/** `a [b] c` is a text with b selected. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
const show = ({ text, start, end }: Selected): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('writing markdown by buttons', () => {
  it.each([
    ['gains [+1 shield].', '**', 'gains **[+1 shield]**.'],
    ['gains **[+1 shield]**.', '**', 'gains [+1 shield].'],
    ['[ a word ]', '*', ' *[a word]* '],
    ['**[bold]**', '*', '***[bold]***'],
    ['***[both]***', '*', '**[both]**'],
    ['[]', '**', '**[]**'],
  ])('%s with %s', (before, mark, after) => {
    expect(show(toggleMark(selected(before), mark))).toBe(after);
  });

  it('makes lists of lines and back', () => {
    const list = toggleList(selected('Do:\n[one\ntwo]'));
    expect(list.text).toBe('Do:\n- one\n- two');
    expect(toggleList(list).text).toBe('Do:\none\ntwo');
  });

  it('puts a word in place of the selection', () => {
    expect(show(insertText(selected('a [b] c'), ':lucide:lamp:'))).toBe('a :lucide:lamp:[] c');
  });
});

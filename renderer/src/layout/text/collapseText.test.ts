import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseText } from './collapseText.js';
import { style } from './test/environment.js';
import type { Span, SpanStyle } from './types.js';

const bold: SpanStyle = { ...style, weight: 700 };
const text = (words: string, of = style): Span => ({ type: 'text', text: words, style: of });

/** Letters with everything that collapses, vanishes or breaks a line. */
const TEXTS = fc.array(
  fc.constantFrom(
    'a',
    'é',
    'Wort',
    '字',
    '😀',
    ' ',
    '  ',
    '\t',
    '\n',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u2060',
    '\u2028',
    '\u0007',
    '\ufffc',
  ),
  { minLength: 1, maxLength: 12 },
);

describe('collapseText', () => {
  it('gives the same whether characters come together or one by one', () => {
    fc.assert(
      fc.property(TEXTS, (parts) => {
        const whole = parts.join('');
        expect(collapseText([text(whole)])).toEqual(collapseText([...whole].map((one) => text(one))));
      }),
    );
  });

  it('joins spaces across spans, and drops those at the edges of lines', () => {
    const { text: collapsed, styleAt } = collapseText([
      text(' plain '),
      text(' bold ', bold),
      { type: 'break' },
      text(' next\u00a0line '),
    ]);
    expect(collapsed).toBe('plain bold\u2028next\u00a0line');
    expect([...styleAt].join('')).toBe('000000' + '1111' + '1' + '000000000');
  });
});

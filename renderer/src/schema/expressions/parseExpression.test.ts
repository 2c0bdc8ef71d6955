import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn } from './expression.js';
import { LONGEST_EXPRESSION, parseExpression } from './parseExpression.js';

describe('parseExpression', () => {
  it.each([
    ['title', ['title']],
    ['field:cost > 3 and not field:free', ['field:cost', 'field:free']],
    ['field:max-hp - 1', ['field:max-hp']],
    ['field:"Max HP" + field:Stärke', ['field:Max HP', 'field:Stärke']],
    [
      'field:rarity in ("rare", category_title) ? title : deck_title',
      ['field:rarity', 'category_title', 'title', 'deck_title'],
    ],
    ["choose(field:type, 'a', title, one_liner)", ['field:type', 'title', 'one_liner']],
    ['"no } name: field:x"', []],
  ])('finds the names in %s', (source, names) => {
    const parsed = parseExpression(source);
    expect(parsed.ok && namesIn(parsed.expression).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['', 0, 'A value is expected at the end.'],
    ['field:cost >', 12, 'A value is expected at the end.'],
    ['field:cost > > 3', 13, 'A value is expected instead of “>”.'],
    ['(1 + 2', 6, '“)” is expected at the end.'],
    ['title one_liner', 6, '“one_liner” is not expected here.'],
    ['"open', 0, 'The text that starts with " is not closed.'],
    ['1 # 2', 2, '“#” is not part of an expression.'],
    ['roundd(1)', 0, 'There is no function “roundd”; did you mean round?'],
    ['foo(1)', 0, 'There is no function “foo”; the functions are number,'],
    ['round(1, 2, 3)', 0, 'round takes 1 to 2 values, not 3.'],
    ['a ? b', 5, '“:” is expected at the end.'],
  ])('says what is wrong with %j and where', (source, at, message) => {
    const parsed = parseExpression(source);
    expect(parsed).toMatchObject({ ok: false, problem: { at } });
    expect(!parsed.ok && parsed.problem.message).toContain(message);
  });

  it.each(['('.repeat(400), '!'.repeat(400), '-'.repeat(499) + '1', 'a ? '.repeat(120), `1${'+1'.repeat(400)}`])(
    'refuses what is too deep or too long: %s',
    (source) => expect(parseExpression(source).ok).toBe(false),
  );

  it('never throws, and reports a position in the source', () => {
    const part = fc.constantFrom(
      ...[
        '(',
        ')',
        ',',
        '?',
        ':',
        '??',
        '!',
        'not',
        'and',
        'or',
        'in',
        'contains',
        '=',
        '!=',
        '<',
        '>=',
        '+',
        '-',
        '*',
      ],
      ...[
        '/',
        '%',
        '&',
        'title',
        'field:cost',
        'field:"a b"',
        'field:',
        '1',
        '2.5',
        '"x"',
        "'",
        '"',
        'round',
        'choose',
        ' ',
      ],
    );
    const sources = fc.oneof(
      fc.string({ unit: 'binary', maxLength: LONGEST_EXPRESSION + 10 }),
      fc.array(part, { maxLength: 80 }).map((parts) => parts.join(' ')),
      fc.array(part, { maxLength: 80 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(sources, (source) => {
        const parsed = parseExpression(source);
        if (parsed.ok) return namesIn(parsed.expression).every(({ at }) => at >= 0 && at < source.length);
        return parsed.problem.at >= 0 && parsed.problem.at <= source.length && parsed.problem.message.length < 400;
      }),
      { numRuns: 2_000 },
    );
  });
});

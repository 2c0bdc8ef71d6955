import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../../schema/expressions/expression.js';
import { parseExpression } from '../../schema/expressions/parseExpression.js';
import { evaluate } from './evaluate.js';
import { textOf } from './values.js';

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Fire Drake',
  'field:cost': '4',
  'field:price': '1234,5',
  'field:tags': 'Dragon, fire',
  'field:rarity': 'Rare',
  'field:zero': '0',
};

function run(source: string, language = 'en'): string {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return textOf(evaluate(parsed.expression, { valueOf: (name) => FIELDS[name] ?? '', language }));
}

describe('evaluate', () => {
  it.each([
    ['field:cost = 4', 'true'],
    ['field:cost == "4.0"', 'true'],
    ['field:cost != 4', ''],
    ['field:cost > 3 and field:cost <= 4', 'true'],
    ['title > 3', ''],
    ['field:rarity = "rare"', 'true'],
    ['field:rarity in ("epic", "rare")', 'true'],
    ['not field:rarity in ("epic", "common")', 'true'],
    ['field:tags contains "FIRE"', 'true'],
    ['field:tags contains ""', ''],
    ['field:missing ?? "none"', 'none'],
    ['field:zero ?? "none"', '0'],
    ['!field:missing', 'true'],
    ['field:cost * 2 + 1', '9'],
    ['(field:cost + 1) * -2', '-10'],
    ['0.1 + 0.2', '0.3'],
    ['7 % 4', '3'],
    ['field:cost / 0', ''],
    ['title + 1', ''],
    ['"+" & field:cost & " gold"', '+4 gold'],
    ['field:rarity = "rare" ? "text-amber-500" : "text-ink"', 'text-amber-500'],
    ['field:cost > 9 ? "a" : field:cost > 3 ? "b" : "c"', 'b'],
    ['choose(field:rarity, "common", "grey", "rare", "gold", "white")', 'gold'],
    ['choose(field:missing, "common", "grey", "white")', 'white'],
    ['choose(field:missing, "common", "grey")', ''],
    ['min(field:cost, 3) & max(1, title, 2)', '32'],
    ['round(2.345, 2) & floor(2.9) & ceil(2.1) & abs(-1)', '2.35231'],
    ['length(title)', '10'],
    ['upper(title)', 'FIRE DRAKE'],
    ['number(title)', 'Fire Drake'],
  ])('%s is %j', (source, expected) => expect(run(source)).toBe(expected));

  it.each([
    ['en', '1,234.50', '50%', '€4.00'],
    ['de', '1.234,50', '50\u00a0%', '4,00\u00a0€'],
  ])('formats numbers in %s', (language, number, percent, currency) => {
    expect(run('number(field:price, 2)', language)).toBe(number);
    expect(run('percent(0.5)', language)).toBe(percent);
    expect(run('currency(field:cost, "EUR")', language)).toBe(currency);
  });

  it('leaves a number as it is for an unknown currency or language', () => {
    expect(run('currency(field:cost, "gold coins")')).toBe('4');
    expect(run('number(1234.5)', '!!')).toMatch(/^1.?234.5$/);
  });

  it('always gives a finite number, a text or a truth value', () => {
    const value = fc.constantFrom('title', 'field:cost', 'field:x', '0', '99999999999', '1.5', '"a"', 'true');
    const operator = fc.constantFrom('??', 'or', 'and', '=', '<', 'contains', '&', '+', '-', '*', '/', '%');
    const call = fc
      .tuple(fc.constantFrom(...Object.keys(FUNCTIONS)), fc.array(value, { minLength: 1, maxLength: 5 }))
      .map(([name, values]) => `${name}(${values.join(', ')})`);
    const term = fc.oneof(value, call);
    fc.assert(
      fc.property(term, operator, term, operator, term, (a, one, b, two, c) => {
        const parsed = parseExpression(`${a} ${one} (${b} ${two} ${c})`);
        if (!parsed.ok) return true;
        const result = evaluate(parsed.expression, { valueOf: (name) => FIELDS[name] ?? '', language: 'en' });
        return typeof result !== 'number' || Number.isFinite(result);
      }),
      { numRuns: 1_000 },
    );
  });
});

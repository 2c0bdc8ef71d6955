import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath } from './path.js';
import { placeAt } from './textPlace.js';
import { walkJson } from './walkJson.js';

const ignore = (): void => undefined;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('walkJson', () => {
  it('reports where each value starts', () => {
    const text = '{"a": [1, {"b\\n": null}], "c": {}}';
    const found: [string, string][] = [];
    expect(
      walkJson(text, (path, offset) => found.push([formatPath(path), text.slice(offset, offset + 1)])),
    ).toBeUndefined();
    expect(found).toEqual([
      ['', '{'],
      ['a', '['],
      ['a[0]', '1'],
      ['a[1]', '{'],
      ['a[1]["b\\n"]', 'n'],
      ['c', '{'],
    ]);
  });

  it('accepts exactly what JSON.parse accepts', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '"\\x"',
      '"',
      '1',
      '-0.5e+3',
      '01',
      '1.',
      '-',
      'true',
      'nul',
      ' ',
      '\n',
      '\t',
      '//',
      '\u00a0',
    ];
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.json(), fc.string()), (text) => {
        expect(walkJson(text, ignore) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['{"a": 1,}', 8, 'There is a comma before the closing "}".'],
    ['[1, 2', 5, 'The file ends where "," or the closing bracket is expected.'],
    ['{"a" 1}', 5, 'Found 1 where ":" is expected.'],
    ["{'a': 1}", 1, 'Found \'a\' where a key in double quotes or "}" is expected.'],
    ['{"a": undefined}', 6, 'Found undefined where a value is expected.'],
    ['// no\n{}', 0, 'JSON has no comments.'],
    ['{"a": "b\n"}', 6, 'The text has no closing double quote on its line.'],
    ['"\\x"', 1, 'The backslash does not start a valid JSON escape.'],
    ['{} {}', 3, 'Found { where the end of the file is expected.'],
    ['', 0, 'The file ends where a value is expected.'],
  ])('%s', (text, offset, message) => {
    expect(walkJson(text, ignore)).toEqual({ offset, message });
  });

  it('handles deep nesting without recursion', () => {
    expect(walkJson('['.repeat(500_000), ignore)?.offset).toBe(500_000);
  });

  it('counts all kinds of line ends', () => {
    expect(placeAt('a\r\nb\rc\nd', 7)).toEqual({ line: 4, column: 1 });
    expect(placeAt('abc', 2)).toEqual({ line: 1, column: 3 });
  });
});

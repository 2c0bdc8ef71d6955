import { describe, expect, it } from 'vitest';
import { LIMITS } from '../values/limits.js';
import { parseDeckFile } from '../deck/parseDeckFile.js';
import { parseJson } from './parseJson.js';
import { parseText } from './parseText.js';
import { parseYaml } from './parseYaml.js';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe('parseText', () => {
  it('reports file, line and column of problems in JSON', () => {
    const text = '{\n  "categories": [\n    { "cards": [{ "copies": "three" }] }\n  ]\n}';
    expect(parseText(text, 'deck.json', parseDeckFile)).toMatchObject({
      ok: false,
      problems: [{ path: 'categories[0].cards[0].copies', place: { file: 'deck.json', line: 3, column: 29 } }],
    });
  });

  it('reports file, line and column of problems in YAML', () => {
    const text = 'categories:\n  - cards:\n      - copies: three\n';
    expect(parseText(text, 'deck.yaml', parseDeckFile)).toMatchObject({
      ok: false,
      problems: [{ path: 'categories[0].cards[0].copies', place: { file: 'deck.yaml', line: 3, column: 17 } }],
    });
  });

  it('reports a missing value at its parent', () => {
    const text = '{"templates": {"front": {"json_config":\n {"sections": [{"children": [{}]}]}}}}';
    expect(parseText(text, 'deck.json', parseDeckFile)).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'schema.missing',
          path: 'templates.front.json_config.sections[0].children[0].kind',
          place: { line: 2, column: 30 },
        },
      ],
    });
  });

  it('reads UTF-8 and UTF-16 with byte order marks', () => {
    expect(parseJson(bytes(0xef, 0xbb, 0xbf, 0x31))).toMatchObject({ ok: true, value: { value: 1 } });
    expect(parseJson(bytes(0xff, 0xfe, 0x31, 0x00))).toMatchObject({ ok: true, value: { value: 1 } });
    expect(parseJson(bytes(0xfe, 0xff, 0x00, 0x31))).toMatchObject({ ok: true, value: { value: 1 } });
    expect(parseJson('\uFEFF1')).toMatchObject({ ok: true, value: { value: 1 } });
  });

  it('rejects other encodings', () => {
    expect(parseJson(bytes(0x22, 0xe4, 0x22), 'a.json')).toMatchObject({
      ok: false,
      problems: [{ code: 'file.bad_encoding', place: { file: 'a.json' }, fix: 'Save the file as UTF-8.' }],
    });
  });

  it('rejects files that are too large before reading them', () => {
    const huge = new Uint8Array(LIMITS.jsonBytes + 1);
    expect(parseJson(huge, 'huge.json')).toMatchObject({ ok: false, problems: [{ code: 'file.too_large' }] });
    expect(parseYaml(huge, 'huge.yaml')).toMatchObject({ ok: false, problems: [{ code: 'file.too_large' }] });
  });

  it('warns about keys that an object has twice, at the line of the second', () => {
    const text =
      '{\n  "default_language": "en",\n  "categories": [{ "key": "a" }, { "key": "b" }],\n  "default_languag\\u0065": "de"\n}';
    const parsed = parseText(text, 'deck.json', parseDeckFile);
    expect(parsed.ok ? parsed.warnings : []).toEqual([
      {
        code: 'json.repeated_key',
        severity: 'warning',
        path: 'default_language',
        message: 'The key "default_language" is already in this object; only the last value counts.',
        fix: 'Remove one of them.',
        place: { file: 'deck.json', line: 4, column: 3 },
      },
    ]);
    const broken = parseText('{ "categories": 1, "categories": 2 }', 'deck.json', parseDeckFile);
    expect(broken.ok ? [] : broken.problems.map(({ code }) => code)).toContain('json.repeated_key');
    const many = parseJson(`{${'"a":1,'.repeat(50)}"a":[{"a":1},{"a":1}]}`);
    expect(many.ok ? many.warnings : []).toHaveLength(20);
  });

  it('shows where JSON is malformed, with an excerpt', () => {
    const parsed = parseJson('{\n  "title": "Lamp"\n  "copies": 2\n}', 'deck.json');
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'json.malformed', place: { line: 3, column: 3 } }] });
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toContain('Near: "copies": 2');
  });

  it.each([
    ['a: [1, 2', 'yaml.malformed'],
    ['a: 1\na: 2', 'yaml.malformed'],
    ['- '.repeat(20_000) + '1', 'yaml.malformed'],
    [
      `a: &a [x, x, x, x, x, x, x, x, x]\n${Array.from(
        'bcdefghi',
        (key, index) =>
          `${key}: &${key} [${Array(9)
            .fill(`*${'abcdefgh'[index] ?? ''}`)
            .join()}]`,
      ).join('\n')}`,
      'yaml.malformed',
    ],
  ])('rejects malformed and hostile YAML %#', (text, code) => {
    expect(parseYaml(text, 'deck.yaml')).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('warns of numbers in YAML that are not kept as they are written', () => {
    const warnings = (text: string): unknown => {
      const read = parseYaml(text, 'deck.yaml');
      return read.ok && read.warnings;
    };
    expect(warnings('categories: [7, 2.5, "007", -3, { 1.0: +4 }]\n')).toEqual([]);
    expect(warnings('categories: []\ntemplates: [{ json_config: { x: 10.0 } }]\n')).toEqual([]);
    expect(warnings('sections: [{ height: 10.0 }]\n')).toEqual([]);
    expect(warnings('x: 1\ncategories: [007, 1.10]\n')).toMatchObject([
      {
        severity: 'warning',
        message: '007 is read as the number 7, and 1 more number is changed as well.',
        fix: 'To keep it as it is written, put it in quotes: "007".',
        place: { file: 'deck.yaml', line: 2, column: 14 },
      },
    ]);
  });

  it('says that a file of YAML holds several documents', () => {
    expect(parseYaml('a: 1\n---\na: 2\n', 'deck.yaml')).toMatchObject({
      problems: [{ message: expect.stringMatching(/several documents/) as string, place: { line: 2 } }],
    });
  });

  it('merges maps of YAML, whose own keys win', () => {
    const read = parseYaml('base: &base { copies: 2, icon: lamp }\ncard: { <<: *base, icon: moon }\n');
    expect(read.ok && read.value.value).toEqual({
      base: { copies: 2, icon: 'lamp' },
      card: { copies: 2, icon: 'moon' },
    });
  });

  it('rejects a YAML alias that contains itself', () => {
    expect(parseText('fields: &a\n  b: *a\n', 'deck.yaml', parseDeckFile)).toMatchObject({
      ok: false,
      problems: [{ code: 'schema.cycle', path: 'fields.b' }],
    });
  });
});

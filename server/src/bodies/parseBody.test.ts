import { describe, expect, it } from 'vitest';
import { parseBody } from './parseBody.js';

describe('the JSON of a request', () => {
  const parse = (text: string) => parseBody(Buffer.from(text));

  it('is an object or a list, or an empty object if there is none', () => {
    expect(parse('{"a": ["__proto__"]}')).toMatchObject({ ok: true, value: { a: ['__proto__'] } });
    expect(parse('[1]')).toMatchObject({ ok: true, value: [1] });
    expect(parse('')).toEqual({ ok: true, value: {}, warnings: [] });
  });

  it('is refused in a sentence that says what is wrong', () => {
    expect(() => parse('{"a": }')).toThrow(/^The body is not valid JSON: Unexpected token/);
    expect(() => parse('7')).toThrow(/^The body is not valid JSON: send an object or a list\.$/);
    expect(() => parse('{"a": {"__proto__": {}}}')).toThrow(
      'The key "__proto__" is not allowed. Rename or remove the key.',
    );
  });

  it.each([
    [
      '{"cards": [{}, {"title": "a\\u0000"}]}',
      'cards[1].title',
      'The text has a NUL character, which cannot be stored.',
    ],
    ['{"title": "a\\uD83C"}', 'title', 'The text has half a character, which cannot be stored.'],
    ['{"fields": {"\\udf00": 1}}', 'fields', 'A key here has half a character, which cannot be stored.'],
  ])('is refused with the place of what cannot be stored: %s', (text, path, message) => {
    expect(parse(text)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it('takes whole characters, and words that look like escapes', () => {
    expect(parse('{"a": "\\ud83c\\udf00", "b": "\\\\u0000"}')).toEqual({
      ok: true,
      value: { a: '🌀', b: '\\u0000' },
      warnings: [],
    });
  });
});

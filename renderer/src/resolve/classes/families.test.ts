import { describe, expect, test } from 'vitest';
import { createClassParser } from './classParser.js';
import { FAMILIES } from './table.js';
import { BOX_CASES } from './testing/cases/boxCases.js';
import { PAINT_CASES } from './testing/cases/paintCases.js';
import { TEXT_CASES } from './testing/cases/textCases.js';
import { TOKENS } from './testing/tokens.js';

const parser = createClassParser(TOKENS);
const CASES = { ...BOX_CASES, ...TEXT_CASES, ...PAINT_CASES };

describe.each(FAMILIES.map((family) => family.title))('%s', (title) => {
  const cases = Object.entries(CASES[title] ?? {});
  test('has cases', () => expect(cases.length).toBeGreaterThan(0));
  test.each(cases)('%s', (classes, style) => {
    const parsed = parser.parse(classes, { color: '#111111', fontSize: 16 });
    if (style === null) expect(parsed).toEqual({ style: {}, unknown: [classes] });
    else expect(parsed).toEqual({ style, unknown: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { formatTable } from './formatTable.js';

const HEADINGS = ['name', 'fields', 'about'];

describe('formatTable', () => {
  it('aligns columns, and wraps the last one to the width', () => {
    const rows = [
      ['one', 'a b', 'A text that is longer than the room that is left for it.'],
      ['another', '', 'Short.'],
    ];
    expect(formatTable(HEADINGS, rows, 50)).toBe(
      [
        'name     fields  about',
        '───────  ──────  ─────────────────────────────────',
        'one      a b     A text that is longer than the',
        '                 room that is left for it.',
        'another          Short.',
      ].join('\n'),
    );
  });

  it('wraps a long list before the last column as well', () => {
    const fields = Array.from({ length: 12 }, (_, index) => `field${index}`).join(' ');
    const text = formatTable(HEADINGS, [['one', fields, 'About it.']], 80);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(text.split('\n')[2]).toBe('one   field0 field1 field2 field3 field4  About it.');
    expect(text.match(/field\d+/g)).toHaveLength(12);
  });

  it('keeps a word whole that is wider than its column, and room for the last column', () => {
    const text = formatTable(HEADINGS, [['one', 'x'.repeat(60), 'About it, in a few more words.']], 20);
    expect(text).toContain('x'.repeat(60));
    expect(text).toContain('About it, in a few more words.');
  });
});

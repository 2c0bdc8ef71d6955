import { describe, expect, it } from 'vitest';
import { codesOf, valueOf } from '../testing/parsed.js';
import { parseColorScheme } from './parseColorScheme.js';

const COLORS = {
  brand: { primary: '#ABC', secondary: '#123456', accent: '#000' },
  category: Object.fromEntries(Array.from({ length: 8 }, (_, key) => [String(key), '#FFFFFF'])),
  neutral: { paper: '#fff', ink: '#000', muted: '#777', line: '#ccc', surface: '#eee' },
};

describe('parseColorScheme', () => {
  it('normalises colours and creates an id', () => {
    const scheme = valueOf(parseColorScheme({ name: 'Night Market', ...COLORS }));
    expect(scheme).toMatchObject({
      id: 'night-market',
      description: '',
      user_id: null,
      is_public: false,
      brand: { primary: '#aabbcc' },
    });
  });

  it('accepts category colours as a list', () => {
    expect(valueOf(parseColorScheme({ name: 'X', ...COLORS, category: Array(8).fill('#0F0') })).category['7']).toBe(
      '#00ff00',
    );
  });

  it.each(['red', '#12', '#12345g', 'rgb(0,0,0)', '#12345678', 3, null])('rejects %j as a colour', (color) => {
    expect(codesOf(parseColorScheme({ name: 'X', ...COLORS, brand: { ...COLORS.brand, accent: color } }))[0]).toContain(
      ' brand.accent',
    );
    expect(codesOf(parseColorScheme({ name: 'X', ...COLORS, category: { 0: color } }))[0]).toContain(' category["0"]');
  });

  it('warns about fewer than eight category colours', () => {
    expect(codesOf(parseColorScheme({ name: 'X', ...COLORS, category: { 0: '#fff' } }))).toEqual([
      'color_scheme.few_categories category',
    ]);
  });
});

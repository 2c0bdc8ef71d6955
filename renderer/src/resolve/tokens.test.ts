import { describe, expect, test } from 'vitest';
import { SCHEME } from '../testing/renderFixture.js';
import { contrastRatio } from '../color/contrast.js';
import { colorTokens } from './tokens.js';

const { paper, ink } = SCHEME.neutral;

describe('colorTokens', () => {
  test('the card’s key sets primary, the deck’s key sets deck', () => {
    const tokens = colorTokens(SCHEME, '1', '0');
    expect(tokens.get('primary')).toBe('#1e56c8');
    expect(tokens.get('deck')).toBe('#0e5a42');
    expect(tokens.get('category-1')).toBe('#1e56c8');
  });

  test.each([undefined, '', '9', 'constructor'])(
    'a key that the scheme lacks (%s) falls back to the brand’s colour',
    (key) => {
      expect(colorTokens(SCHEME, key).get('primary')).toBe(SCHEME.brand.primary);
      expect(colorTokens(SCHEME, key).get('deck')).toBe(SCHEME.brand.primary);
    },
  );

  test('every colour has an on-colour: paper or ink, whichever has more contrast', () => {
    const tokens = colorTokens(SCHEME, '0');
    expect(tokens.get('on-primary')).toBe(paper);
    expect(tokens.get('on-secondary')).toBe(ink);
    for (const name of ['primary', 'deck', 'secondary', 'accent', 'category-0', 'category-1']) {
      const [ground = '', on = ''] = [tokens.get(name), tokens.get(`on-${name}`)];
      expect(contrastRatio(on, ground)).toBe(Math.max(contrastRatio(paper, ground), contrastRatio(ink, ground)));
    }
  });

  test('light and dark stay light and dark when a scheme swaps paper and ink', () => {
    const night = { ...SCHEME, neutral: { ...SCHEME.neutral, paper: ink, ink: paper } };
    for (const scheme of [SCHEME, night]) {
      expect(colorTokens(scheme, '0').get('light')).toBe(paper);
      expect(colorTokens(scheme, '0').get('dark')).toBe(ink);
    }
  });
});

test('contrastRatio matches WCAG', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
});

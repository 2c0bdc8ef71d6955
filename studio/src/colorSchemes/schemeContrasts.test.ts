import { colorSchemeSchema, contrastRatio, type ColorScheme } from '@cardwright/renderer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSpareColors, withAllColors, withFewerColors, withMoreColors } from './schemeColors.js';
import { schemeContrasts } from './schemeContrasts.js';

function aScheme(neutral: object = {}, category: object = {}): ColorScheme {
  return colorSchemeSchema.parse({
    name: 'Harbour',
    brand: { primary: '#0e5a42', secondary: '#ffbb33', accent: '#be2a1c' },
    category: { 0: '#0e5a42', ...category },
    neutral: { paper: '#ffffff', ink: '#14201b', muted: '#5a6861', line: '#dae1dc', surface: '#f3f6f3', ...neutral },
  });
}

describe('schemeContrasts', () => {
  it('measures texts against 4.5 and shapes against 3', () => {
    const weak = schemeContrasts(aScheme({ muted: '#a3b0a8' })).filter(({ isEnough }) => !isEnough);
    expect(weak.map(({ label, needed }) => `${label} ${needed}`)).toEqual([
      'Muted text on paper 4.5',
      'Muted text on surface 4.5',
      'Secondary on paper 3',
    ]);
  });

  it('offers the closest shade that suffices, whatever the colours are', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (ink, paper) => {
        for (const { better, below, needed } of schemeContrasts(aScheme({ ink, paper })))
          if (better !== undefined) expect(contrastRatio(better, below)).toBeGreaterThanOrEqual(Math.min(needed, 4.5));
      }),
    );
  });
});

describe('category colours', () => {
  it('are at least eight', () => {
    const whole = withAllColors(aScheme());
    expect(Object.keys(whole.category)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(hasSpareColors(whole)).toBe(false);
    expect(withFewerColors(whole)).toBe(whole);
  });

  it('can be more, with keys of their own', () => {
    const more = withMoreColors(withAllColors(aScheme()));
    expect(more.category['8']).toBe('#be2a1c');
    expect(Object.keys(withFewerColors(more).category)).toHaveLength(8);
  });
});

import { describe, expect, it } from 'vitest';
import { lostBleed } from './lostBleed.js';
import type { ProductionOptions } from './productionOrder.js';
import { planOneCard } from './testing/planOneCard.js';

function reported(preset: string, options: ProductionOptions) {
  return lostBleed(planOneCard(preset, options));
}

describe('lost bleed', () => {
  it('is reported with what is left of it', () => {
    expect(reported('home-a4', { size: '57.3x89mm' })).toEqual([
      {
        code: 'sheet.bleed',
        severity: 'warning',
        path: 'options.bleed',
        message: 'The cards at the edge of A4 show 0.25 mm of their bleed of 3 mm; there is no room for more.',
        fix: 'Choose no cut marks, fewer columns or rows, or larger paper.',
      },
    ]);
    expect(reported('home-letter', { margin: 0, marks: 'none', bleed: 8 })).toMatchObject([
      { severity: 'info', fix: 'Choose fewer columns or rows, or larger paper.' },
    ]);
  });

  it.each([
    ['home-letter', 'poker-us'],
    ['home-letter', 'bridge'],
    ['home-a4', 'bridge'],
  ])('is no warning with %s and %s cards, which keep 1 mm', (preset, size) => {
    expect(reported(preset, { size })).toMatchObject([{ severity: 'info' }]);
  });

  it.each([
    ['home-a4', {}],
    ['home-a4', { size: 'bridge', marks: 'none' }],
    ['home-a4', { size: 'bridge', bleed: 0 }],
    ['stock-avery-5371', {}],
    ['pdf-cards', {}],
  ] as const)('is none with %s and %j', (preset, options) => {
    expect(reported(preset, options)).toEqual([]);
  });
});

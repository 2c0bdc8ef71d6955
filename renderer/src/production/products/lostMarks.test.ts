import { describe, expect, it } from 'vitest';
import { lostMarks } from './lostMarks.js';
import type { ProductionOptions } from './productionOrder.js';
import { planOneCard } from './testing/planOneCard.js';

function reported(options: ProductionOptions, { preset = 'home-a4', count = 9 } = {}) {
  return lostMarks(planOneCard(preset, options), count);
}

describe('lost marks', () => {
  it('are reported with their number', () => {
    expect(reported({ registration: true, gap: 3 })).toEqual([
      {
        code: 'sheet.marks',
        severity: 'warning',
        path: 'options.registration',
        message: '4 of 4 registration marks have no room beside the cards on A4, so the sheets lack them.',
        fix: 'Choose fewer columns or rows, smaller gaps, no labels, or larger paper.',
      },
    ]);
    expect(reported({ color_bar: true, card_labels: true }, { preset: 'home-letter' })).toMatchObject([
      { path: 'options.color_bar', message: expect.stringContaining('The colour bar has no room') as string },
    ]);
  });

  it('are none where there is room, where nobody ordered marks, or where the product has no sheets', () => {
    expect(reported({ registration: true, color_bar: true, rows: 2, columns: 2 })).toEqual([]);
    expect(reported({ registration: true, gap: 3 }, { count: 0 })).toEqual([]);
    expect(reported({ registration: true, plotter: 'svg' })).toEqual([]);
    expect(reported({ gap: 3 })).toEqual([]);
    expect(reported({}, { preset: 'pdf-cards' })).toEqual([]);
  });
});

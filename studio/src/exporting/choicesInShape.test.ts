import { describe, expect, it } from 'vitest';
import type { ExportChoices } from '../api/exports.js';
import { choicesInShape } from './choicesInShape.js';

const size = (slug: string, name: string, width_mm: number, height_mm: number) => ({ slug, name, width_mm, height_mm });
const choices = {
  presets: [
    { name: 'vendor', sizes: ['poker-us', 'square-m'], preferred_size: 'poker-us' },
    { name: 'ours', sizes: null, preferred_size: null },
    { name: 'landscape', sizes: ['88.9x63.5mm'], preferred_size: null },
  ],
  sizes: [
    size('poker-us', 'Poker (US)', 63.5, 88.9),
    size('square-m', 'Square', 63.5, 63.5),
    size('52x90mm', 'Label stock, 52 × 90 mm', 52, 90),
    size('88.9x63.5mm', 'Custom size, 88.9 × 63.5 mm', 88.9, 63.5),
  ],
} as unknown as ExportChoices;

describe('the choices for a design', () => {
  it('have landscape sizes for a landscape design, each once', () => {
    const { sizes, presets } = choicesInShape(choices, 1.4);
    expect(sizes).toEqual([
      size('88.9x63.5mm', 'Poker (US), landscape', 88.9, 63.5),
      size('square-m', 'Square', 63.5, 63.5),
      size('90x52mm', 'Label stock, 90 × 52 mm, landscape', 90, 52),
    ]);
    expect(presets).toMatchObject([
      { sizes: ['88.9x63.5mm', 'square-m'], preferred_size: '88.9x63.5mm', turned_sizes: ['88.9x63.5mm'] },
      { sizes: null, preferred_size: null, turned_sizes: [] },
      { sizes: ['88.9x63.5mm'], turned_sizes: [] },
    ]);
  });

  it.each([[undefined], [1]])('are as the server gives them for a design of the ratio %s', (ratio) => {
    const presets = choices.presets.map((preset) => ({ ...preset, turned_sizes: [] }));
    expect(choicesInShape(choices, ratio)).toEqual({ ...choices, presets });
  });

  it('have portrait sizes for a portrait design', () => {
    expect(choicesInShape(choices, 2 / 3).sizes).toContainEqual(
      size('63.5x88.9mm', 'Custom size, 63.5 × 88.9 mm, portrait', 63.5, 88.9),
    );
  });
});

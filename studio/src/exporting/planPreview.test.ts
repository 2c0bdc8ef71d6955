import { parseColorScheme, parseTemplate, type Parsed } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../deck/document/testing/aDocument.js';
import type { ExportChoices } from '../api/exports.js';
import { cardSheets } from './cardSheets.js';
import { planPreview } from './planPreview.js';
import { firstSettings, withOption, withPreset } from './settings.js';

const preset = {
  title: '',
  description: '',
  family: '',
  safe_mm: 3,
  preferred_size: null,
  sizes: null,
  requires: [],
  fixed: [],
  packs: null,
  price: null,
  extension: '.pdf',
  is_own: false,
  needs_address: false,
  takes_shape: false,
  source: '',
  missing_profile: null,
};
const choices: ExportChoices = {
  presets: [
    { ...preset, name: 'pdf-sheets', product: 'pdf-sheets', bleed_mm: 3, defaults: { paper: 'a4', bleed: 3 } },
    { ...preset, name: 'pdf-cards', product: 'pdf-cards', bleed_mm: 3, defaults: {} },
  ],
  sizes: [{ slug: 'poker-us', name: 'Poker', width_mm: 63.5, height_mm: 88.9 }],
  papers: [
    { slug: 'a4', name: 'A4', width_mm: 210, height_mm: 297, cells: null },
    { slug: 'tiny', name: 'Tiny', width_mm: 60, height_mm: 60, cells: null },
  ],
  profiles: [],
  options: [],
};
const template = valueOf(parseTemplate({ slug: 'design', ratio: '2:3', json_config: {} }));
const color = '#112233';
const scheme = valueOf(
  parseColorScheme({
    name: 'default',
    brand: { primary: color, secondary: color, accent: color },
    category: {},
    neutral: { paper: color, ink: color, muted: color, line: color, surface: color },
  }),
);
const catalogue = {
  templates: [
    { ...template, id: 'design' },
    { ...template, id: 'back', slug: 'design-back' },
  ],
  colorSchemes: [{ ...scheme, id: 'colours' }],
};
const deck = { ...aDocument(8, 4), front_template_id: 'design', back_template_id: 'back', color_scheme_id: 'colours' };
function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const start = firstSettings(choices, 'en', undefined);
const all = { deck, catalogue, isSelected: (): boolean => false };

describe('the preview of an export', () => {
  it('turns cards as the vendor’s file holds them, the back the other way', () => {
    const landscape = { slug: 'poker-us', name: 'Poker', width_mm: 88.9, height_mm: 63.5 };
    const presets = choices.presets.map((each) => ({ ...each, turned_sizes: ['poker-us'] }));
    const turned = { ...choices, sizes: [landscape], presets };
    const { grid, sides } = cardSheets(planPreview(all, turned, withPreset(turned, start, 'pdf-cards')));
    expect([grid.width, grid.height]).toEqual([69.5, 94.9]);
    const turns = sides.slice(0, 2).map(({ side, placements }) => [side, placements[0]?.cell.turn]);
    expect(turns).toEqual([
      ['front', 1],
      ['back', 3],
    ]);
    const upright = cardSheets(planPreview(all, choices, withPreset(choices, start, 'pdf-cards')));
    expect([upright.grid.width, upright.grid.cells[0]?.turn]).toEqual([69.5, 0]);
  });

  it('lays cards on sheets as they will be printed, backs behind faces', () => {
    const { sheets, cardCount } = planPreview(all, choices, start);
    expect([cardCount, sheets?.count, sheets?.grid.cells.length]).toEqual([12, 2, 9]);
    expect(sheets?.sides.map(({ side, placements }) => [side, placements.length])).toEqual([
      ['front', 9],
      ['back', 9],
      ['front', 3],
      ['back', 3],
    ]);
    expect(sheets?.sides[0]?.marks.length).toBeGreaterThan(0);
  });

  it('counts copies unless they are not wanted', () => {
    const twice = structuredClone(deck);
    const card = twice.categories[0]?.cards[0];
    if (card !== undefined) card.copies = 5;
    const subject = { ...all, deck: twice };
    expect(planPreview(subject, choices, start).cardCount).toBe(16);
    expect(planPreview(subject, choices, withOption(start, 'copies', false)).cardCount).toBe(12);
  });

  it('keeps to the selected cards', () => {
    const subject = { ...all, isSelected: ({ number }: { readonly number: number }): boolean => number <= 2 };
    const { cardCount, sheets } = planPreview(subject, choices, { ...start, from: 'selected' });
    expect([cardCount, sheets?.count]).toEqual([2, 1]);
  });

  it('has no sheets where a page is a card, and says when paper is too small', () => {
    expect(planPreview(all, choices, withPreset(choices, start, 'pdf-cards')).sheets).toBeUndefined();
    expect(() => planPreview(all, choices, withOption(start, 'paper', 'tiny'))).toThrow(/fit/);
  });
});

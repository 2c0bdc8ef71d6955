import { CALIBRATION_LIMITS, exportOptionsSchema } from '@cardwright/renderer/imposition';
import { describe, expect, it } from 'vitest';
import type { ExportChoices, ExportPreset } from '../api/exports.js';
import { BACKS, backsOffered, withBacks } from './backs.js';
import { hasShape, withMarks, withPlotter, withShape } from './cuts.js';
import {
  faultOfAddress,
  firstSettings,
  missingProfile,
  optionsOf,
  stillOffered,
  toOrder,
  toSelection,
  withKind,
  withOption,
  withPaper,
  withPreset,
  withSize,
} from './settings.js';

const preset = (name: string, product: ExportPreset['product'], more: Partial<ExportPreset> = {}): ExportPreset => ({
  name,
  title: name,
  description: '',
  product,
  family: 'Cardwright',
  bleed_mm: 3,
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
  defaults: {},
  ...more,
});

const choices: ExportChoices = {
  presets: [
    preset('pdf-cards', 'pdf-cards'),
    preset('pdf-sheets', 'pdf-sheets', { defaults: { paper: 'a4', bleed: 3 } }),
    preset('print-and-play', 'pdf-sheets', {
      defaults: { paper: '12x18', bleed: 2, duplex: 'long-edge', backs: 'interleaved' },
      fixed: ['paper', 'bleed', 'duplex', 'gutter_fold'],
    }),
    preset('crafter', 'zip', { sizes: ['tarot', 'bridge'], preferred_size: 'bridge' }),
    preset('zip', 'zip'),
    preset('offline-player', 'play'),
    preset('tts', 'play', { needs_address: true }),
  ],
  sizes: [],
  papers: [],
  profiles: [],
  options: [],
};

const start = firstSettings(choices, 'en', undefined);

describe('settings of an export', () => {
  it('begin with sheets in the size of most cards', () => {
    expect(start).toMatchObject({ kind: 'sheets', preset: 'pdf-sheets', size: 'poker-us', languages: ['en'] });
    const size = (slug: string, width_mm: number, height_mm: number) => ({ slug, name: slug, width_mm, height_mm });
    const sizes = [size('poker-us', 63.5, 88.9), size('tarot', 70, 121), size('square', 63.5, 63.5)];
    const begin = (ratio: number) => firstSettings({ ...choices, sizes }, 'de', ratio);
    expect(begin(2 / 3)).toMatchObject({ size: 'poker-us', languages: ['de'] });
    expect([begin(1).size, begin(0.57).size]).toEqual(['square', 'tarot']);
  });

  it('take an option from the person, the preset, or what is usual', () => {
    expect(optionsOf(choices, start)).toMatchObject({ paper: 'a4', bleed: 3, copies: true, gap: 0 });
    expect(optionsOf(choices, start).columns).toBeUndefined();
    const changed = withOption(start, 'paper', 'letter');
    expect(optionsOf(choices, changed).paper).toBe('letter');
    expect(withOption(changed, 'paper', undefined)).toEqual(start);
  });

  it('ask for the address of pictures that a table loads from the web', () => {
    expect(faultOfAddress(choices, withPreset(choices, start, 'offline-player'))).toBeUndefined();
    const table = withPreset(choices, start, 'tts');
    const faultOf = (address: string | undefined) =>
      faultOfAddress(choices, withOption(table, 'address', address))?.message;
    const noFolder = 'This is not the address of a folder on the web.';
    expect([undefined, 'example.org', 'file:///cards', 'https://example.org/cards'].map(faultOf)).toEqual([
      'Enter the address that the pictures will have.',
      noFolder,
      noFolder,
      undefined,
    ]);
  });

  it('lack the profile that a preset names, unless there is another one or no press', () => {
    const own = preset('3f0e', 'pdf-cards', { missing_profile: 'House.icc', defaults: { pdf_standard: 'x4' } });
    const all = { ...choices, presets: [...choices.presets, own] };
    const press = withPreset(all, start, '3f0e');
    expect(missingProfile(all, press)).toBe('House.icc');
    expect(missingProfile(all, withOption(press, 'output_profile', 'swop'))).toBeUndefined();
    expect(missingProfile(all, withOption(press, 'pdf_standard', 'none'))).toBeUndefined();
    expect(missingProfile(all, withOption(start, 'pdf_standard', 'x4'))).toBeUndefined();
  });

  it('keep to the sizes that a vendor makes, and drop options of the product before', () => {
    const there = withPreset(choices, withOption(start, 'paper', 'letter'), 'crafter');
    expect(there).toMatchObject({ size: 'bridge', options: {} });
    // A size that only the vendor wanted is left with the vendor.
    expect(withPreset(choices, there, 'pdf-sheets').size).toBe('poker-us');
    expect(withPreset(choices, withSize(there, 'tarot'), 'crafter').size).toBe('tarot');
    expect(withKind(choices, start, 'images').preset).toBe('zip');
    expect(withKind(choices, start, 'play').preset).toBe('offline-player');
    expect(withKind(choices, start, 'sheets')).toBe(start);
  });

  it('begin a preset of the member with the size that it prefers, and leave what has been deleted since', () => {
    const own = preset('3f0e', 'pdf-sheets', { is_own: true, preferred_size: '60x90mm', defaults: { paper: '3f0e' } });
    const profiles = [{ id: '77aa', name: 'Coated' }];
    const all = { ...choices, presets: [...choices.presets, own], profiles };
    const chosen = withOption(withPreset(all, start, '3f0e'), 'output_profile', '77aa');
    expect(chosen).toMatchObject({ preset: '3f0e', size: '60x90mm' });
    expect(stillOffered(all, chosen)).toBe(chosen);
    expect(stillOffered({ ...choices, profiles }, chosen)).toMatchObject({ preset: 'pdf-sheets', options: {} });
    expect(stillOffered({ ...all, profiles: [] }, chosen)).toMatchObject({ preset: '3f0e', options: {} });
    const shipped = withOption(start, 'output_profile', 'swop');
    expect(stillOffered(choices, shipped)).toBe(shipped);
  });

  it('hold only what the server accepts, whatever is chosen', () => {
    const limit = CALIBRATION_LIMITS.offsetMm;
    const shifted = withOption(start, 'calibration', { x_mm: limit, y_mm: -limit, scale: 1 });
    for (const { value } of BACKS) {
      const { options } = toOrder('id', withBacks(shifted, value), []);
      expect(exportOptionsSchema.parse(options)).toEqual(options);
    }
  });

  it('offer only the placements of backs that the vendor takes', () => {
    const offered = (name: string): string[] =>
      backsOffered(choices, withPreset(choices, start, name)).map(({ value }) => value);
    expect(offered('print-and-play')).toEqual(['long', 'collected', 'separate', 'none']);
    expect(offered('pdf-sheets')).toEqual(BACKS.map(({ value }) => value));
  });

  it('become an order', () => {
    expect(toSelection([1, 2, 3, 7, 9, 10])).toBe('1-3,7,9-10');
    const order = toOrder('id', withOption({ ...start, from: 'selected' }, 'paper', 'letter'), [2, 3]);
    expect(order).toEqual({
      deck_id: 'id',
      preset: 'pdf-sheets',
      languages: ['en'],
      cards: '2-3',
      options: { paper: 'letter', size: 'poker-us' },
    });
    expect(toOrder('id', start, [2]).cards).toBeUndefined();
  });

  it('keep a shape only while a plotter or guides follow it, and corners only on rectangles', () => {
    const guided = withShape(withMarks(choices, start, 'guides'), 'hexagon');
    expect([hasShape(choices, guided), guided.options.shape]).toEqual([true, 'hexagon']);
    const rounded = withOption(withPlotter(choices, start, 'svg'), 'corner_radius', 3);
    expect(withShape(rounded, 'hexagon').options).toEqual({ plotter: 'svg', shape: 'hexagon' });
    const ticked = withMarks(choices, guided, 'ticks');
    expect([hasShape(choices, ticked), ticked.options.shape]).toEqual([false, undefined]);
    const own = { ...choices, presets: [preset('pdf-sheets', 'pdf-sheets', { defaults: { shape: 'round' } })] };
    expect(withMarks(own, guided, 'ticks').options.shape).toBe('rectangle');
  });

  it('drop cut marks for a plotter, which prints its own', () => {
    const guided = withShape(withMarks(choices, start, 'guides'), 'hexagon');
    const plotted = withPlotter(choices, guided, 'svg');
    expect(plotted.options).toEqual({ plotter: 'svg', shape: 'hexagon' });
    expect(withPlotter(choices, plotted, 'none').options).toEqual({ plotter: 'none' });
  });

  it('drop the places of cards on precut stock, which has its own', () => {
    const cells = { columns: 2, rows: 5, left_mm: 0, top_mm: 0, width_mm: 89, height_mm: 51, gap_x_mm: 0, gap_y_mm: 0 };
    const paper = (slug: string) => ({ slug, name: slug, width_mm: 210, height_mm: 297 });
    const papers = [
      { ...paper('a4'), cells: null },
      { ...paper('stock'), cells },
    ];
    const placed = withOption(withOption(withOption(start, 'columns', 2), 'gap', 1), 'bleed', 2);
    expect(withPaper({ ...choices, papers }, placed, 'stock').options).toEqual({ bleed: 2, paper: 'stock' });
    expect(withPaper({ ...choices, papers }, placed, 'a4').options).toMatchObject({ columns: 2, gap: 1 });
  });
});

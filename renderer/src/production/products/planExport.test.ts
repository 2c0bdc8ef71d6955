import { describe, expect, it } from 'vitest';
import { parsePreset } from '../../export/presets/parsePreset.js';
import { presets } from '../../export/presets/index.js';
import { parseDeckFile, parseTemplate } from '../../schema/index.js';
import { planExport } from './planExport.js';

const card = (copies: number) => ({ copies, translations: { en: { title: 'Lamp' } } });

function loaded(ratio: string, copies = 1) {
  const parsed = parseDeckFile({
    translations: { en: { title: 'Deck' } },
    categories: [{ cards: [card(copies), card(1)] }],
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const front = parseTemplate({ id: 'front', slug: 'default', name: 'Front', json_config: { ratio, sections: [] } });
  if (!front.ok) throw new Error(front.problems[0]?.message);
  return { deck: parsed.value, catalogue: { templates: [front.value], colorSchemes: [] } };
}

describe('the plan of an export', () => {
  it.each([
    ['pdf-cards', ['front', 'back']],
    ['drivethrucards', ['back', 'front']],
  ])('%s has pages in the order %j', (preset, sides) => {
    expect(planExport({ preset }, loaded('2.5:3.5')).pageSides).toEqual(sides);
  });

  it.each([
    ['labels-avery-l7164', {}, ['front']],
    ['home-a4', { backs: 'none' }, ['front']],
    ['home-a4', { side: 'back' }, ['back']],
    ['home-a4', {}, ['front', 'back']],
    ['home-a4-fold', {}, ['front', 'back']],
  ] as const)('checks and draws only the sides that %s with %j prints', (preset, options, sides) => {
    expect(planExport({ preset, options }, loaded('2.5:3.5')).sides).toEqual(sides);
  });

  it.each([
    ['2.5:3.5', {}, 'poker-us'],
    ['2:3', {}, 'poker-us'],
    ['70:121', {}, 'tarot'],
    ['3.5:2.5', {}, '88.9x63.5mm'],
    ['3.5:1.75', {}, '89x44.5mm'],
    ['1:1', { size: '50x60mm' }, '50x60mm'],
    ['3.5:2.5', { size: 'poker-us' }, 'poker-us'],
  ])('prints a deck with the shape %s and %j as %s', (ratio, own, slug) => {
    const { deck, catalogue } = loaded(ratio);
    expect(planExport({ preset: 'pdf-cards' }, { deck: { ...deck, ...own }, catalogue }).size.slug).toBe(slug);
  });

  it.each(presets().map(({ name }) => name))('makes landscape cards of a landscape design with %s', (preset) => {
    const options = /tts|simulator/.test(preset) ? { address: 'https://example.org' } : {};
    const { size, isTurned, product, wanted } = planExport({ preset, options }, loaded('3.5:2.5'));
    expect(size.widthMm).toBeGreaterThan(size.heightMm);
    expect(isTurned).toBe(wanted !== undefined && product.kind !== 'pdf-sheets');
  });

  it.each([
    ['the-game-crafter', {}, '88.9x63.5mm', 63.5, 3.175],
    ['makeplayingcards', { size: '3.5x2.5in' }, '3.5x2.5in', 63.5, 3.048],
    ['the-game-crafter', { size: '121x70mm' }, '121x70mm', 70, 3.1],
    ['drivethrucards', {}, '88.9x63.5mm', 63.5, 3.175],
    ['drivethrucards', { size: '63.5x88.9mm' }, '63.5x88.9mm', 63.5, 3.175],
    ['home-a4', {}, '88x63mm', 88, 3],
  ])('%s with %j prints %s, %f mm wide in the file', (preset, options, slug, widthMm, bleedMm) => {
    const plan = planExport({ preset, options }, loaded('3.5:2.5'));
    expect([plan.size.slug, plan.fileTrim.widthMm]).toEqual([slug, widthMm]);
    expect(plan.bleedMm).toBeCloseTo(bleedMm, 6);
  });

  it('refuses a landscape size that the vendor does not offer in either orientation', () => {
    const order = { preset: 'drivethrucards', options: { size: '121x70mm' } };
    expect(() => planExport(order, loaded('3.5:2.5'))).toThrow(
      expect.objectContaining({ code: 'preset.size', path: 'options.size' }),
    );
  });

  it.each([
    [{ columns: 2 }, 'options.columns'],
    [{ rows: 2 }, 'options.rows'],
    [{ gap: 0 }, 'options.gap'],
    [{ margin: 5 }, 'options.margin'],
    [{ orientation: 'landscape' }, 'options.orientation'],
    [{ turn: 'never' }, 'options.turn'],
    [{ gutter_fold: 'auto' }, 'options.gutter_fold'],
    [{ corner_radius: 3 }, 'options.corner_radius'],
  ] as const)('refuses %j on precut stock, where it has no effect', (options, path) => {
    const refused = expect.objectContaining({ code: 'option.refused', path }) as Error;
    const plan = (preset: string, more = {}) => planExport({ preset, options: { ...options, ...more } }, loaded('1:2'));
    expect(() => plan('stock-avery-5371')).toThrow(refused);
    expect(() => plan('pdf-sheets', { paper: 'avery-5371' })).toThrow(refused);
  });

  it('takes on stock what has an effect there, or leaves the cells alone', () => {
    const options = { marks: 'ticks', orientation: 'auto', turn: 'auto', gutter_fold: 'none' } as const;
    expect(planExport({ preset: 'stock-avery-5371', options }, loaded('1:2')).product.kind).toBe('pdf-sheets');
    // What a preset places counts for its own paper.
    const paper = { preset: 'home-letter-fold', options: { paper: 'avery-5371', size: 'business' } };
    expect(planExport(paper, loaded('1:2')).product).toMatchObject({
      sheet: { sheet: { slug: 'business-stock-letter' } },
    });
  });

  it('refuses the radius without a plotter and the gutter without a fold', () => {
    const plan = (options: object) => planExport({ preset: 'home-a4', options }, loaded('2.5:3.5'));
    expect(() => plan({ corner_radius: 3 })).toThrow(expect.objectContaining({ path: 'options.corner_radius' }));
    expect(() => plan({ gutter: 3 })).toThrow(expect.objectContaining({ path: 'options.gutter' }));
    expect(() => plan({ corner_radius: 3, plotter: 'both' })).not.toThrow();
    expect(() => plan({ gutter: 3, gutter_fold: 'auto' })).not.toThrow();
  });

  it.each([
    [{ gutter_fold: 'auto', backs: 'separate' }, 'options.backs'],
    [{ gutter_fold: 'auto', backs: 'none' }, 'options.backs'],
    [{ gutter_fold: 'auto', duplex: 'short-edge' }, 'options.duplex'],
    [{ side: 'front', backs: 'collected' }, 'options.backs'],
    [{ side: 'back', duplex: 'short-edge' }, 'options.duplex'],
  ] as const)('refuses %j, of which a part has no effect', (options, path) => {
    const plan = (more: object) =>
      planExport({ preset: 'home-a4', options: { ...options, ...more } }, loaded('2.5:3.5'));
    expect(() => plan({})).toThrow(expect.objectContaining({ code: 'option.refused', path }));
    expect(() => plan({ gutter_fold: 'none', side: 'both' })).not.toThrow();
    expect(() => plan({ backs: 'interleaved', duplex: 'long-edge' })).not.toThrow();
  });

  it.each(['ticks', 'crosses', 'guides'])('refuses %s beside a plotter, which prints its own marks', (marks) => {
    const plan = (options: object) => planExport({ preset: 'home-a4', options }, loaded('2.5:3.5'));
    expect(() => plan({ marks, plotter: 'svg' })).toThrow(expect.objectContaining({ path: 'options.marks' }));
    expect(() => plan({ marks, plotter: 'none' })).not.toThrow();
    expect(() => plan({ marks: 'none', plotter: 'svg' })).not.toThrow();
  });

  it('takes a shape for the tables that show it, and refuses it for others', () => {
    const plan = (preset: string, options: object = {}) =>
      planExport({ preset, options: { shape: 'round', ...options } }, loaded('1:1')).product;
    const address = 'https://example.org';
    expect(plan('tts', { address })).toMatchObject({ play: { shape: 'round' } });
    expect(plan('tabletop-playground')).toMatchObject({ play: { shape: 'round' } });
    for (const preset of ['offline-player', 'virtual-tabletop', 'playingcards-io'])
      expect(() => plan(preset)).toThrow(expect.objectContaining({ path: 'options.shape' }));
    expect(() => plan('offline-player', { shape: 'rectangle' })).not.toThrow();
  });

  it('refuses a shape that nothing follows, and corners that it does not have', () => {
    const plan = (options: object) => planExport({ preset: 'home-a4', options }, loaded('2.5:3.5'));
    expect(() => plan({ shape: 'round' })).toThrow(expect.objectContaining({ path: 'options.shape' }));
    const rounded = { shape: 'hexagon', plotter: 'dxf', corner_radius: 3 };
    expect(() => plan(rounded)).toThrow(expect.objectContaining({ path: 'options.corner_radius' }));
    expect(() => plan({ shape: 'round', marks: 'guides' })).not.toThrow();
    expect(() => plan({ shape: 'hexagon', plotter: 'svg' })).not.toThrow();
  });

  it.each([
    [{ paper: '60x60mm' }, 'options.paper'],
    [{ columns: 9 }, 'options.columns'],
    [{ rows: 9 }, 'options.rows'],
    [{ size: '300x400mm' }, 'options.paper'],
    [{ paper: 'avery-5371' }, 'options.paper'],
    [
      { calibration: { x_mm: 1, y_mm: 0, scale: 1, orientation: 'portrait' }, orientation: 'landscape' },
      'options.calibration',
    ],
  ] as const)('refuses %j, with which the cards do not fit on the sheet', (options, path) => {
    expect(() => planExport({ preset: 'home-a4', options }, loaded('2.5:3.5'))).toThrow(
      expect.objectContaining({ path }),
    );
  });

  it('refuses a stored preset whose pixels crop the card', () => {
    const vendor = presets().find(({ name }) => name === 'makeplayingcards');
    if (vendor === undefined) throw new Error('There is no such preset.');
    const sizes = [{ size: 'poker-us', title: 'Poker', widthPx: 700, heightPx: 1000 }];
    expect(() => planExport({ preset: { ...vendor, sizes } }, loaded('2.5:3.5'))).toThrow(
      expect.objectContaining({ path: 'preset', fix: expect.stringContaining('822 and 1122') as string }),
    );
  });

  it.each([
    ['drivethrucards', { bleed: 3 }, 'options.bleed', 'DriveThruCards requires 3.175 mm'],
    ['drivethrucards', { bleed: 6 }, 'options.bleed', 'DriveThruCards requires 3.175 mm'],
    ['drivethrucards', { pdf_standard: 'x4' }, 'options.pdf_standard', 'requires x1a'],
    ['drivethrucards', { pdf_standard: 'none' }, 'options.pdf_standard', 'requires x1a'],
    ['drivethrucards', { output_profile: 'fogra39' }, 'options.output_profile', 'requires swop'],
    ['drivethrucards', { ink_limit: 300 }, 'options.ink_limit', 'requires at most 240%'],
    ['drivethrucards', { side: 'front' }, 'options.side', 'requires a back'],
    ['the-game-crafter', { bleed: 3.175 }, 'options.bleed', 'requires pictures of 825 × 1125 px'],
    ['makeplayingcards', { dpi: 600 }, 'options.dpi', 'requires 300 dpi'],
    ['print-and-play', { paper: 'a3' }, 'options.paper', 'requires 12x18'],
    ['print-and-play', { bleed: 1 }, 'options.bleed', 'requires at least 2 mm'],
    ['print-and-play', { gap: 0 }, 'options.gap', 'requires at least 4 mm'],
    ['print-and-play', { duplex: 'none' }, 'options.duplex', 'requires long-edge'],
    ['print-and-play', { gutter_fold: 'auto' }, 'options.gutter_fold', 'requires none'],
  ] as const)('%s refuses %j, which breaks a requirement', (preset, options, path, message) => {
    expect(() => planExport({ preset, options }, loaded('2.5:3.5'))).toThrow(
      expect.objectContaining({ code: 'option.refused', path, message: expect.stringContaining(message) as string }),
    );
  });

  it.each([
    ['drivethrucards', { bleed: 3.175, pdf_standard: 'x1a', output_profile: 'swop', ink_limit: 220 }],
    ['print-and-play', { paper: 'arch-b', bleed: 3, gap: 6, duplex: 'long-edge' }],
    ['pdf-cards', { bleed: 5, pdf_standard: 'x4', ink_limit: 300 }],
  ] as const)('%s accepts %j', (preset, options) => {
    expect(planExport({ preset, options }, loaded('2.5:3.5')).bleedMm).toBe(options.bleed);
  });

  it('refuses a deck without cards before any work', () => {
    const { deck, catalogue } = loaded('2.5:3.5');
    const empty = { ...deck, categories: [] };
    for (const preset of ['pdf-cards', 'home-a4', 'zip', 'tts', 'offline-player']) {
      const order = { preset, ...(preset === 'tts' && { options: { address: 'https://example.org/cards' } }) };
      expect(() => planExport(order, { deck: empty, catalogue }), preset).toThrow(
        expect.objectContaining({ code: 'deck.no_cards', path: '', message: 'The deck “Deck” has no cards.' }),
      );
    }
    expect(() => planExport({ preset: 'zip', cards: ',' }, { deck, catalogue })).toThrow(
      expect.objectContaining({ path: 'cards', message: 'There is no card to export.' }),
    );
  });

  it('refuses pictures that are too large for a browser before any work', () => {
    const options = { dpi: 1200, size: '1000x1000mm' };
    expect(() => planExport({ preset: 'zip', options }, loaded('1:1'))).toThrow(
      expect.objectContaining({
        code: 'raster.too_large',
        path: 'options.dpi',
        fix: 'Choose at most 278 dpi for this size.',
      }),
    );
  });

  it('says that all rows of a table have 0 copies', () => {
    const { deck, catalogue } = loaded('2.5:3.5');
    const warnings = [{ code: 'table.no_copies', severity: 'info', path: '', message: '' }] as const;
    expect(() => planExport({ preset: 'zip' }, { deck: { ...deck, categories: [] }, catalogue, warnings })).toThrow(
      expect.objectContaining({
        code: 'deck.no_cards',
        message: expect.stringMatching(/all rows .* 0 copies/) as string,
      }),
    );
  });

  it('refuses more cards than PlayingCards.io takes, unless copies are left out', () => {
    const { deck, catalogue } = loaded('2.5:3.5', 400);
    const many = { ...deck, categories: [...deck.categories, ...deck.categories, ...deck.categories] };
    const plan = (options = {}) => planExport({ preset: 'playingcards-io', options }, { deck: many, catalogue });
    expect(() => plan()).toThrow('PlayingCards.io takes 1197 cards, not 1203.');
    expect(plan({ copies: false }).repeatsCopies).toBe(false);
  });

  it.each(['http://example.org/cards', 'https://example.org:8443/cards', 'http://192.168.1.5/cards'])(
    'refuses %s for Card Game Simulator, which could not load it',
    (address) => {
      const plan = (preset: string) => planExport({ preset, options: { address } }, loaded('2.5:3.5'));
      expect(() => plan('card-game-simulator')).toThrow('only by https and its usual port');
      expect(plan('tts').product).toMatchObject({ play: { address } });
    },
  );

  const ownSheets = (sheet: object) => {
    const own = parsePreset({ name: 'mine', title: 'Mine', product: 'pdf-sheets', bleedMm: 1, sheet });
    if (!own.ok) throw new Error(own.problems[0]?.message);
    return own.value;
  };

  it('accepts a preset that somebody wrote, with the paper that it defines', () => {
    const paper = { slug: 'own', name: 'Own', widthMm: 320, heightMm: 450 };
    const plan = planExport({ preset: ownSheets({ sheet: paper }) }, loaded('2.5:3.5'));
    expect(plan).toMatchObject({ bleedMm: 1, product: { kind: 'pdf-sheets', sheet: { sheet: paper } } });
  });

  it('draws the backs of folded sheets even if the preset has none on others', () => {
    const preset = ownSheets({ sheet: 'a4', backs: 'none' });
    expect(planExport({ preset }, loaded('2.5:3.5')).sides).toEqual(['front']);
    const folded = planExport({ preset, options: { gutter_fold: 'auto' } }, loaded('2.5:3.5'));
    expect(folded.sides).toEqual(['front', 'back']);
  });
});

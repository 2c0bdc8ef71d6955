import { sizeOfDeck } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import type { ExportChoices } from '../api/exports.js';
import { firstSettings } from './settings.js';
import { withSizeOfDeck } from './withSizeOfDeck.js';

const size = (slug: string, name: string, width_mm: number, height_mm: number) => ({ slug, name, width_mm, height_mm });
const choices = {
  presets: [{ name: 'pdf-sheets', product: 'pdf-sheets', sizes: null, preferred_size: null, is_own: false }],
  sizes: [size('poker-us', 'Poker (US)', 63.5, 88.9)],
} as unknown as ExportChoices;

describe('the size that a deck names', () => {
  it('comes first, and is offered as well', () => {
    const own = sizeOfDeck({ size: '70x100mm' });
    const offered = withSizeOfDeck(choices, own);
    expect(offered.sizes).toEqual([
      size('70x100mm', 'Size of the deck, 70 × 100 mm', 70, 100),
      size('poker-us', 'Poker (US)', 63.5, 88.9),
    ]);
    expect(firstSettings(offered, 'en', 2.5 / 3.5, own?.slug)).toMatchObject({ size: '70x100mm' });
    expect(withSizeOfDeck(choices, sizeOfDeck({ size: 'tarot' })).sizes[0]).toEqual(size('tarot', 'Tarot', 70, 121));
  });

  it('is not offered twice', () => {
    expect(withSizeOfDeck(choices, sizeOfDeck({ size: 'poker' }))).toBe(choices);
  });

  it('may be missing', () => {
    expect(withSizeOfDeck(choices, undefined)).toBe(choices);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFonts, loadHarfBuzzFromDisk } from '../../../fonts/node.js';
import { type PlacedGlyph, Shaper } from '../../../fonts/shaper.js';
import { spaced } from './clusters.js';

let shaper: Shaper;
beforeAll(async () => {
  shaper = new Shaper(await loadHarfBuzzFromDisk());
});
afterAll(() => {
  shaper.dispose();
});

/** Where glyphs are drawn, and where the text ends. */
function places(glyphs: readonly PlacedGlyph[]): number[] {
  let pen = 0;
  const drawn = glyphs.map(({ advance, dx }) => (pen += advance) - advance + dx);
  return [...drawn, pen];
}

describe('letter spacing', () => {
  it.each([
    // The vowel sign after the first letter has a width of its own.
    ['दीपक', 'noto-sans-devanagari-400-normal', 'ltr', [0, 0, 1, 2, 3]],
    // SARA AM is drawn as a dot above the letter and a vowel after it, and the tone is between them.
    ['ค่ำคืน', 'noto-sans-thai-thai-400-normal', 'ltr', [0, 0, 0, 0, 1, 1, 2, 3]],
    ['שָׁלוֹם', 'noto-sans-hebrew-hebrew-400-normal', 'rtl', [0, 1, 1, 2, 3, 3, 3, 4]],
  ] as const)(
    'is once after each letter of %s with its marks, and does not move them',
    async (text, face, direction, expected) => {
      const font = shaper.createFont(await diskFonts().fontBytes(face));
      const options = { direction, ligatures: false };
      const glyphs = shaper.place(font, text, options);
      const clusters = shaper.shape(font, text, options).map(({ cluster }) => cluster);
      const before = places(glyphs);
      const moved = places(spaced(glyphs, clusters, 0.5)).map((place, index) => (place - (before[index] ?? 0)) / 0.5);
      expect(moved.map((spaces) => Math.round(spaces * 1e6) / 1e6)).toEqual(expected);
      shaper.destroyFont(font);
    },
  );
});

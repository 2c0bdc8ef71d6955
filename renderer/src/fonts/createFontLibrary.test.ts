import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CardwrightError } from '../errors.js';
import { createFontLibrary } from './createFontLibrary.js';
import { createFaceIndex } from './faceIndex.js';
import type { HarfBuzz } from './harfbuzz.js';
import { createDiskFontLibrary, loadFaceFromDisk, loadHarfBuzzFromDisk } from './node.js';
import { faceHas } from './selectFace.js';
import type { FontLibrary } from './types.js';

const INTER = 'inter-latin-400-normal';
const FELL = 'im-fell-english-sc-latin-400-normal';
const ARABIC = 'noto-sans-arabic-arabic-400-normal';
const ALEGREYA = 'alegreya-latin-400-normal';
const LTR = { direction: 'ltr', ligatures: true } as const;

let harfbuzz: HarfBuzz;
let library: FontLibrary;
let inter: Uint8Array;

beforeAll(async () => {
  library = await createDiskFontLibrary([INTER, FELL, ARABIC, ALEGREYA]);
  harfbuzz = await loadHarfBuzzFromDisk();
  inter = await loadFaceFromDisk(library.manifest, INTER);
});

afterAll(() => library.dispose());

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof CardwrightError) return error.code;
    throw error;
  }
  return 'no error';
}

const widthOf = (face: string, text: string, options: Parameters<FontLibrary['shape']>[2] = LTR): number =>
  library.shape(face, text, options).glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);

describe('shape', () => {
  test('gives advances in em and clusters in UTF-16 units', () => {
    const { face, glyphs } = library.shape(INTER, 'AVA', LTR);
    expect(face).toBe(INTER);
    expect(glyphs.map(({ cluster }) => cluster)).toEqual([0, 1, 2]);
    // 1275, 1275 and 1413 of 2048 units: the first two are kerned.
    expect(glyphs.map(({ advance }) => advance)).toEqual([0.62158203125, 0.62158203125, 0.68994140625]);
  });

  test('counts a character outside the BMP as two units', () => {
    expect(library.shape(INTER, '\u{1F600}a', LTR).glyphs.map(({ cluster }) => cluster)).toEqual([0, 2]);
  });

  test('gives glyph 0 for a character that the face lacks', () => {
    expect(library.shape(INTER, 'あ', LTR).glyphs[0]?.id).toBe(0);
  });

  test('makes ligatures unless they are switched off', () => {
    const joined = library.shape(ALEGREYA, 'ffi', LTR).glyphs;
    const apart = library.shape(ALEGREYA, 'ffi', { ...LTR, ligatures: false }).glyphs;
    expect(joined.length).toBeLessThan(3);
    expect(apart.map(({ cluster }) => cluster)).toEqual([0, 1, 2]);
  });

  test('returns right-to-left text in visual order with joined letters', () => {
    const { glyphs } = library.shape(ARABIC, 'سلام', { direction: 'rtl', ligatures: true });
    const clusters = glyphs.map(({ cluster }) => cluster);
    expect(clusters).toEqual([...clusters].sort((a, b) => b - a));
    const alone = widthOf(ARABIC, 'س', { direction: 'rtl', ligatures: true });
    expect(glyphs.at(-1)?.advance).not.toBeCloseTo(alone, 6);
  });

  test('kerns a font that only has a kern table', () => {
    const letters = [...'WAVE'].reduce((sum, letter) => sum + widthOf(FELL, letter), 0);
    expect(widthOf(FELL, 'WAVE')).toBeLessThan(letters - 0.05);
  });

  test('respects script and language', () => {
    const options = { ...LTR, script: 'Latn', language: 'tr' };
    expect(library.shape(INTER, 'fi', options).glyphs).toHaveLength(2);
  });

  test('accepts empty and long texts', () => {
    expect(library.shape(INTER, '', LTR).glyphs).toEqual([]);
    const long = 'word '.repeat(40_000);
    expect(library.shape(INTER, long, LTR).glyphs).toHaveLength(long.length);
  });

  test('gives the same result each time, cached or not, and after other texts', () => {
    const fresh = createFontLibrary(library.manifest, harfbuzz);
    fresh.add(INTER, inter);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.boolean(), (text, ligatures) => {
        const first = library.shape(INTER, text, { direction: 'ltr', ligatures });
        expect(library.shape(INTER, text, { direction: 'ltr', ligatures })).toEqual(first);
        expect(fresh.shape(INTER, text, { direction: 'ltr', ligatures })).toEqual(first);
      }),
    );
    fresh.dispose();
  });

  test('has finite advances and clusters inside the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('ltr', 'rtl'), (text, direction) => {
        for (const glyph of library.shape(ARABIC, text, { direction, ligatures: true }).glyphs) {
          expect(Number.isFinite(glyph.advance)).toBe(true);
          expect(glyph.cluster).toBeGreaterThanOrEqual(0);
          expect(glyph.cluster).toBeLessThan(text.length);
        }
      }),
    );
  });

  test('finds a glyph for every character in the manifest', () => {
    const index = createFaceIndex(library.manifest);
    for (const face of [INTER, FELL]) {
      for (const [from, to] of index.facesById.get(face)?.ranges ?? []) {
        for (let code = from; code <= to; code++) {
          expect(faceHas(index, face, code)).toBe(true);
          const ids = library.shape(face, String.fromCodePoint(code), LTR).glyphs.map(({ id }) => id);
          expect(ids, `U+${code.toString(16)} in ${face}`).not.toContain(0);
        }
      }
    }
  });
});

describe('refusals', () => {
  test('a face without bytes', () => {
    expect(library.has('inter-latin-700-normal')).toBe(false);
    expect(codeOf(() => library.shape('inter-latin-700-normal', 'a', LTR))).toBe('font.not_loaded');
    expect(codeOf(() => library.shape('no-such-face', 'a', LTR))).toBe('font.not_loaded');
  });

  test('a face that is not in the manifest', () => {
    expect(codeOf(() => library.add('no-such-face', inter))).toBe('font.unknown_face');
  });

  test('bytes that are not a font, or only part of one', () => {
    const target = 'inter-latin-700-normal';
    for (const bytes of [new Uint8Array(), new Uint8Array(5000), inter.subarray(0, 200), inter.subarray(0, -8)]) {
      expect(codeOf(() => library.add(target, bytes))).toBe('font.invalid');
      expect(library.has(target)).toBe(false);
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(codeOf(() => library.add(target, bytes))).toBe('font.invalid');
      }),
    );
  });

  test('damaged tables give wrong glyphs at worst', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 200 }), (damage) => {
        const bytes = inter.slice();
        for (const [at, value] of damage) bytes[400 + (at % (bytes.length - 400))] = value;
        const own = createFontLibrary(library.manifest, harfbuzz);
        own.add(INTER, bytes);
        for (const { advance } of own.shape(INTER, 'Waffle', LTR).glyphs) expect(Number.isFinite(advance)).toBe(true);
        own.dispose();
      }),
      { numRuns: 60 },
    );
  });

  test('a disposed library', () => {
    const own = createFontLibrary(library.manifest, harfbuzz);
    own.add(INTER, inter);
    own.dispose();
    own.dispose();
    expect(own.has(INTER)).toBe(false);
    expect(codeOf(() => own.shape(INTER, 'a', LTR))).toBe('font.disposed');
    expect(codeOf(() => own.add(INTER, inter))).toBe('font.disposed');
  });
});

test('dispose frees all native memory', async () => {
  const own = await loadHarfBuzzFromDisk();
  const cycle = (): number => {
    const each = createFontLibrary(library.manifest, own);
    each.add(INTER, inter);
    each.shape(INTER, 'Waffles', LTR);
    each.dispose();
    return own.exports.memory.buffer.byteLength;
  };
  const settled = [cycle(), cycle(), cycle()].at(-1);
  for (let index = 0; index < 200; index++) expect(cycle()).toBe(settled);
});

test('adding a face twice keeps the first bytes', () => {
  library.add(INTER, new Uint8Array());
  expect(library.has(INTER)).toBe(true);
});

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFaceIndex, DEFAULT_FAMILY, type FaceIndex } from './faceIndex.js';
import { loadManifestFromDisk } from './node.js';
import { faceHas, primaryFace, selectFace } from './selectFace.js';
import type { FontManifest } from './types.js';

let manifest: FontManifest;
let index: FaceIndex;

beforeAll(async () => {
  manifest = await loadManifestFromDisk();
  index = createFaceIndex(manifest);
});

function idOf(character: string, family: string, weight = 400, italic = false, language?: string): string | undefined {
  const request = { family, weight, italic, ...(language === undefined ? {} : { language }) };
  return selectFace(index, request, character.codePointAt(0) ?? 0)?.face.id;
}

describe('selectFace', () => {
  test('selects the requested weight and style', () => {
    expect(idOf('a', 'inter', 700)).toBe('inter-latin-700-normal');
    expect(idOf('a', 'inter', 700, true)).toBe('inter-latin-700-italic');
    expect(idOf('a', 'inter', 650)).toBe('inter-latin-700-normal');
    expect(idOf('a', 'inter', 100)).toBe('inter-latin-400-normal');
  });

  test('selects the upright if a family has no italics', () => {
    expect(idOf('a', 'bebas-neue', 400, true)).toBe('bebas-neue-latin-400-normal');
  });

  test('prefers another subset of the family to any fallback', () => {
    expect(idOf('ł', 'lora', 700)).toBe('lora-latin-ext-700-normal');
    expect(idOf('Я', 'lora')).toBe('lora-cyrillic-400-normal');
  });

  test('tries fallback families in order, in the nearest weight', () => {
    expect(idOf('Я', 'bangers', 700)).toBe('noto-sans-cyrillic-700-normal');
    expect(idOf('ع', 'bangers', 900)).toBe('noto-sans-arabic-arabic-800-normal');
    expect(idOf('ש', 'inter')).toBe('noto-sans-hebrew-hebrew-400-normal');
    expect(idOf('ก', 'inter')).toBe('noto-sans-thai-thai-400-normal');
    expect(idOf('த', 'inter', 500)).toBe('noto-sans-tamil-tamil-500-normal');
    expect(idOf('ᚠ', 'inter')).toBe('noto-sans-runic-runic-400-normal');
    expect(idOf('𝄞', 'inter')).toBe('noto-music-music-400-normal');
    expect(idOf('あ', 'inter', 700)).toMatch(/^noto-sans-jp-\d+-700-normal$/);
    expect(idOf('한', 'inter')).toMatch(/^noto-sans-kr-\d+-400-normal$/);
    expect(idOf('⚔', 'inter')).toMatch(/^noto-sans-symbols-/);
    expect(idOf('⅓', 'bangers')).toBe('inter-whole-400-normal');
  });

  test('tries the East Asian family of the language first', () => {
    expect(idOf('中', 'inter', 400, false, 'ja')).toMatch(/^noto-sans-jp-/);
    for (const language of ['zh', 'zh-Hans-CN', 'zh-SG'])
      expect(idOf('中', 'inter', 400, false, language)).toMatch(/^noto-sans-sc-/);
    for (const language of ['zh-Hant', 'zh-TW', 'zh_HK', 'yue'])
      expect(idOf('中', 'inter', 400, false, language)).toMatch(/^noto-sans-tc-/);
    expect(idOf('中', 'inter', 400, false, 'ko')).toMatch(/^noto-sans-kr-/);
    expect(idOf('中', 'inter', 400, false, 'en')).toMatch(/^noto-sans-jp-/);
    expect(idOf('中', 'noto-sans-jp', 400, false, 'zh')).toMatch(/^noto-sans-jp-/);
  });

  test('returns nothing for a character that no font has', () => {
    expect(idOf('\u{1F600}', 'inter')).toBeUndefined();
    expect(idOf('\u{10FFFF}', 'inter')).toBeUndefined();
  });

  test('finds families by slug and by name, and says if a family is unknown', () => {
    const family = (name: string) => selectFace(index, { family: name, weight: 400, italic: false }, 0x41);
    for (const name of ['im-fell-english-sc', 'IM Fell English SC', 'im_fell  english SC']) {
      expect(family(name)).toMatchObject({ known: true, face: { id: 'im-fell-english-sc-latin-400-normal' } });
    }
    for (const name of ['comic-sans', '', '__proto__', 'constructor']) {
      expect(family(name)).toMatchObject({ known: false, family: { slug: DEFAULT_FAMILY } });
    }
  });

  test('never fails and only returns faces that have the character', () => {
    const slugs = manifest.families.map(({ slug }) => slug);
    fc.assert(
      fc.property(
        fc.constantFrom(...slugs, 'nonsense'),
        fc.oneof(fc.integer({ min: -1000, max: 2000 }), fc.double()),
        fc.boolean(),
        fc.integer({ min: 0, max: 0x10ffff }),
        (family, weight, italic, codePoint) => {
          const selection = selectFace(index, { family, weight, italic }, codePoint);
          if (selection === undefined) return;
          expect(faceHas(index, selection.face.id, codePoint)).toBe(true);
          expect(selection.family.faces).toContain(selection.face);
        },
      ),
    );
  });
});

test('every family has a primary face with sensible metrics', () => {
  for (const { slug } of manifest.families) {
    const { face, known } = primaryFace(index, { family: slug, weight: 400, italic: false });
    expect(known).toBe(true);
    expect(face.ascent + face.descent).toBeGreaterThan(0.8);
    expect(face.ascent + face.descent).toBeLessThan(2.6);
    expect(face.xHeight).toBeGreaterThan(0.2);
    expect(face.capHeight).toBeGreaterThanOrEqual(face.xHeight);
  }
});

test('faceHas is false for an unknown face', () => {
  expect(faceHas(index, 'nothing', 0x41)).toBe(false);
});

test('an empty manifest is rejected', () => {
  expect(() => createFaceIndex({ families: [], fallbacks: [] })).toThrow(/at least one family/);
});

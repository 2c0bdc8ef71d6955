import { describe, expect, it } from 'vitest';
import { GlyphCodes } from './GlyphCodes.js';

describe('GlyphCodes', () => {
  it('shows a glyph by its number, and blanks as one', () => {
    const codes = new GlyphCodes(100, true);
    expect([codes.codeOf(5, 'A'), codes.codeOf(5, 'A')]).toEqual([5, 5]);
    expect([codes.codeOf(3, ' '), codes.codeOf(3, '\u00a0')]).toEqual([3, 3]);
    expect(codes.entries().every(([code, { glyph }]) => code === glyph)).toBe(true);
  });

  it('has another code for each other text of a glyph', () => {
    const codes = new GlyphCodes(100, true);
    expect(['A', 'А', 'Α', 'А'].map((text) => codes.codeOf(5, text))).toEqual([5, 100, 101, 100]);
    expect(codes.glyphOf(101)).toBe(5);
    expect(codes.entries()).toEqual([
      [5, { glyph: 5, text: 'A' }],
      [100, { glyph: 5, text: 'А' }],
      [101, { glyph: 5, text: 'Α' }],
    ]);
  });

  it('has none where codes are glyphs, or all are taken', () => {
    const bound = new GlyphCodes(100, false);
    expect([bound.codeOf(5, 'A'), bound.codeOf(5, 'А')]).toEqual([5, undefined]);
    const full = new GlyphCodes(0xffff, true);
    expect(['A', 'А', 'Α'].map((text) => full.codeOf(5, text))).toEqual([5, 0xffff, undefined]);
  });
});

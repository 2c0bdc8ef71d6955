import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.js';
import { darken, multiplyAlpha, normalizeHex, readHex, toHex } from './hex.js';
import { parseColor } from './parseColor.js';

describe('parseColor', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['#abcd', '#aabbccdd'],
    ['#0E5A42ff', '#0e5a42'],
    ['rebeccapurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(0,0,0,0.4)', '#00000066'],
    ['rgb(255 0 0 / 40%)', '#ff000066'],
    ['hsl(0deg 100% 50%)', '#ff0000'],
    ['oklch(1 0 none)', '#ffffff'],
    ['color(display-p3 1 0 0)', '#ff0000'],
    ['color(srgb-linear 0.5 0.5 0.5)', '#bcbcbc'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb,#ff0000 25%,rgb(0,0,255))', '#4000bf'],
    ['color-mix(in srgb, red 20%, blue 20%)', '#80008066'],
    ['color-mix(in srgb, red 50%, transparent)', '#ff000080'],
  ])('reads %s', (text, expected) => expect(parseColor(text)).toBe(expected));

  it.each([
    '',
    '#12',
    '#12345',
    'rgb(1 2)',
    'nonsense',
    'url(#a)',
    'red;',
    'color-mix(in srgb, red)',
    'color-mix(in moon, red, blue)',
    'color-mix(in srgb, red 200%, blue)',
    `#${'f'.repeat(200)}`,
  ])('refuses %j', (text) => expect(parseColor(text)).toBeUndefined());

  it('answers for whatever looks nearly like a colour', () => {
    const part = fc.constantFrom(
      'rgb',
      'hsl',
      'none',
      '(',
      ')',
      '/',
      ',',
      ' ',
      '.',
      '%',
      'e',
      '+',
      '-',
      '1',
      '0.4',
      'deg',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        expect(parseColor(parts.join('')) ?? '#000000').toMatch(/^#[0-9a-f]{6,8}$/);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('hex colours', () => {
  it('become channels and colours again', () => {
    for (const color of ['#0e5a42', '#0e5a4280', '#00000000']) expect(toHex(readHex(color))).toBe(color);
    expect(toHex({ red: 2, green: -1, blue: 0.5, alpha: 1 })).toBe('#ff0080');
  });

  it('are written in one form', () => {
    expect(normalizeHex('#FFFF')).toBe('#ffffff');
    expect(normalizeHex('fff')).toBeUndefined();
  });

  it('fade and darken', () => {
    expect(multiplyAlpha('#ff000080', 0.5)).toBe('#ff000040');
    expect(multiplyAlpha('#ff0000', 1)).toBe('#ff0000');
    expect(darken('#804020cc', 0.5)).toBe('#402010cc');
  });

  it('have the contrast that WCAG defines', () => expect(contrastRatio('#fff', '#000000')).toBeCloseTo(21, 5));
});

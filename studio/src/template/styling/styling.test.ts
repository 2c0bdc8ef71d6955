import { describe, expect, it } from 'vitest';
import { changeClass, toggleClass } from './changeClass.js';
import { CONTROLS } from './controls.js';
import {
  ANGLE,
  bracketed,
  LENGTH,
  LENGTH_OR_SHARE,
  lengthText,
  nearestWithin,
  rangeWords,
  readQuantity,
} from './quantity.js';

const TOKENS = new Map([
  ['ink', '#101010'],
  ['paper', '#ffffff'],
]);
const change = (classes: string, control: keyof typeof CONTROLS, next?: string): string =>
  changeClass(classes, CONTROLS[control], next, TOKENS);

describe('changing a class', () => {
  it('replaces the classes of a control in their place, and leaves all others', () => {
    expect(change('p-4 text-ink pt-2 font-bold', 'padding', 'p-6')).toBe('p-6 text-ink font-bold');
    expect(change('text-ink text-xl', 'textColor', 'text-paper')).toBe('text-paper text-xl');
    expect(change('text-ink text-xl', 'size', 'text-[14px]')).toBe('text-ink text-[14px]');
  });

  it('adds to a class that sets more', () => {
    expect(change('p-4', 'paddingTop', 'pt-2')).toBe('p-4 pt-2');
    expect(change('pt-2 p-4', 'paddingTop', 'pt-3')).toBe('p-4 pt-3');
  });

  it('replaces what follows the rows by the side on which it lies, and what counts in one direction alone', () => {
    const on = (direction: 'ltr' | 'rtl', classes: string, control: keyof typeof CONTROLS, next?: string): string =>
      changeClass(classes, CONTROLS[control], next, TOKENS, direction);
    expect(on('rtl', 'ps-2 pe-4', 'paddingRight', 'pr-6')).toBe('ps-6 pe-4');
    expect(on('ltr', 'ps-2 pe-4', 'paddingRight', 'pr-6')).toBe('ps-2 pe-6');
    expect(on('rtl', 'pl-1 ps-2', 'paddingLeft', 'pl-3')).toBe('pl-3 ps-2');
    expect(on('rtl', 'ps-2 text-ink', 'paddingRight')).toBe('text-ink');
    expect(on('rtl', 'pl-1 rtl:pl-2', 'paddingLeft', 'pl-3')).toBe('pl-1 rtl:pl-3');
    expect(on('ltr', 'pl-1 rtl:pl-2', 'paddingLeft', 'pl-3')).toBe('pl-3 rtl:pl-2');
  });

  it('removes them', () => {
    expect(change('p-4 gap-2', 'padding')).toBe('gap-2');
    expect(change('gap-2', 'padding')).toBe('gap-2');
  });

  it('leaves unknown classes and expressions as they are', () => {
    expect(change('wobbly w-[{{field:arms}}%] p-1', 'padding', 'p-2')).toBe('wobbly w-[{{field:arms}}%] p-2');
  });

  it('switches single classes', () => {
    expect(toggleClass('p-4', 'italic')).toBe('p-4 italic');
    expect(toggleClass('p-4 italic', 'italic')).toBe('p-4');
  });
});

describe('what is typed into a length', () => {
  const MM_PER_UNIT = 0.25;

  it.each([
    ['12', { unit: 'u', value: 12 }],
    ['12px', { unit: 'u', value: 12 }],
    ['3mm', { unit: 'u', value: 12 }],
    ['1 cm', { unit: 'u', value: 40 }],
    ['50%', { unit: '%', value: 50 }],
    ['10mm - 2', { unit: 'u', value: 38 }],
    ['-1,5', { unit: 'u', value: -1.5 }],
    ['50%-3mm', undefined],
    ['wide', undefined],
    ['', undefined],
    ['1 2', undefined],
  ])('%s', (text, wanted) => {
    expect(readQuantity(text, MM_PER_UNIT)).toEqual(wanted);
  });

  it('is written as a class and shown again', () => {
    expect([bracketed({ unit: 'u', value: 12.345 }), bracketed({ unit: '%', value: 50 })]).toEqual([
      '[12.35px]',
      '[50%]',
    ]);
    expect([lengthText({ unit: '%', value: 50 }), lengthText('auto'), lengthText(undefined)]).toEqual([
      '50%',
      'auto',
      '',
    ]);
  });
});

describe('what fields take', () => {
  it.each([
    [LENGTH, { unit: 'u', value: 12 }, { unit: 'u', value: 12 }],
    [LENGTH, { unit: 'u', value: -5 }, { unit: 'u', value: 0 }],
    [LENGTH, { unit: 'u', value: 99_999 }, { unit: 'u', value: 1000 }],
    [LENGTH, { unit: '%', value: 50 }, undefined],
    [LENGTH_OR_SHARE, { unit: '%', value: -1 }, { unit: '%', value: 0 }],
    [LENGTH_OR_SHARE, { unit: '%', value: 2000 }, { unit: '%', value: 1000 }],
    [
      { minimum: -50, maximum: 50, unit: ' mm', share: 1000 },
      { unit: '%', value: -2000 },
      { unit: '%', value: -1000 },
    ],
    [
      { minimum: 1, maximum: 100, unit: '%' },
      { unit: '%', value: 120 },
      { unit: '%', value: 100 },
    ],
    [ANGLE, { unit: 'u', value: -400 }, { unit: 'u', value: -360 }],
  ] as const)('%o takes for %o: %o', (range, quantity, nearest) => {
    expect(nearestWithin(quantity, range)).toEqual(nearest);
  });

  it('says what it is', () => {
    expect([LENGTH, LENGTH_OR_SHARE, ANGLE].map(rangeWords)).toEqual([
      'from 0 to 1000 units',
      'from 0 to 1000 units, or to 1000%',
      'from -360 to 360°',
    ]);
  });
});

import { expect, it } from 'vitest';
import { formatMoney, fromSmallestUnit, toSmallestUnit } from './money.js';

it('knows the decimals of each currency', () => {
  expect([formatMoney(1050, 'EUR'), formatMoney(2980, 'JPY'), formatMoney(6510, 'KWD')]).toEqual([
    '€10.50',
    'JP¥2,980',
    'KWD\u00A06.510',
  ]);
  expect([toSmallestUnit(10.5, 'EUR'), toSmallestUnit(2980, 'JPY'), toSmallestUnit(6.51, 'KWD')]).toEqual([
    1050, 2980, 6510,
  ]);
});

it('keeps every amount that a field can hold', () => {
  for (const currency of ['EUR', 'JPY', 'KWD'])
    for (const amount of [1, 7, 29, 115, 1990, 99_999_999])
      expect(toSmallestUnit(fromSmallestUnit(amount, currency), currency)).toBe(amount);
});

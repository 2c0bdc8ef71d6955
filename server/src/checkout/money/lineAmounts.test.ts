import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../contract/checkout.js';
import { chargeStep, formatAmount } from './currencies.js';
import { lineAmounts } from './lineAmounts.js';

const aPrice = fc.record({
  unit_amount: fc.integer({ min: 1, max: 9_999_999 }).map((amount) => amount * 10),
  tax_rate: fc.integer({ min: 0, max: 10_000 }),
  tax_behavior: fc.constantFrom('inclusive' as const, 'exclusive' as const),
  currency: fc.constantFrom(...CURRENCIES),
});

describe('lineAmounts', () => {
  it('adds tax to a price, or finds it inside, and rounds halves up', () => {
    const price = { unit_amount: 1_990, tax_rate: 1_900, currency: 'EUR' } as const;
    expect(lineAmounts({ ...price, tax_behavior: 'exclusive' }, 1)).toEqual({ net: 1_990, tax: 378, total: 2_368 });
    expect(lineAmounts({ ...price, tax_behavior: 'inclusive' }, 1)).toEqual({ net: 1_672, tax: 318, total: 1_990 });
    const half = { unit_amount: 50, tax_rate: 100, currency: 'EUR', tax_behavior: 'exclusive' } as const;
    expect(lineAmounts(half, 1).tax).toBe(1);
    expect(lineAmounts({ ...half, unit_amount: 49 }, 1).tax).toBe(0);
  });

  it('charges whole yen, and fils in tens', () => {
    expect(lineAmounts({ unit_amount: 2_980, tax_rate: 1_000, currency: 'JPY', tax_behavior: 'inclusive' }, 1)).toEqual(
      {
        net: 2_709,
        tax: 271,
        total: 2_980,
      },
    );
    expect(lineAmounts({ unit_amount: 6_510, tax_rate: 500, currency: 'KWD', tax_behavior: 'exclusive' }, 1)).toEqual({
      net: 6_510,
      tax: 330,
      total: 6_840,
    });
    expect([formatAmount(2_980, 'JPY'), formatAmount(6_510, 'KWD'), formatAmount(1_050, 'EUR')]).toEqual([
      'JP¥2,980',
      'KWD\u00A06.510',
      '€10.50',
    ]);
  });

  it('never loses or invents a unit, at any price, rate and quantity', () => {
    fc.assert(
      fc.property(aPrice, fc.integer({ min: 1, max: 1_000 }), (price, quantity) => {
        const { net, tax, total } = lineAmounts(price, quantity);
        expect([net, tax, total].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(net + tax).toBe(total);
        expect(total % chargeStep(price.currency)).toBe(0);
        const exact = (net * price.tax_rate) / 10_000;
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(price.tax_behavior === 'inclusive' ? 1 : 5);
      }),
    );
  });
});

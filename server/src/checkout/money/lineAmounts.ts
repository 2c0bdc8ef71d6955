import type { CheckoutLine, CheckoutProductBody } from '../../contract/checkout.js';
import { chargeStep } from './currencies.js';
import { roundHalfUp } from './roundHalfUp.js';

/** Hundredths of a percent in one. */
const WHOLE = 10_000;

/**
 * What a line of an order costs, in the smallest unit of its currency. The tax is rounded once for each line, halves up:
 * on top of the price to what can be charged, inside the price to the smallest unit. `net + tax = total` always.
 */
export function lineAmounts(
  { unit_amount, tax_rate, tax_behavior, currency }: Omit<CheckoutProductBody, 'name'>,
  quantity: number,
): Pick<CheckoutLine, 'net' | 'tax' | 'total'> {
  const price = unit_amount * quantity;
  if (tax_behavior === 'inclusive') {
    const tax = roundHalfUp(price * tax_rate, WHOLE + tax_rate);
    return { net: price - tax, tax, total: price };
  }
  const step = chargeStep(currency);
  const tax = roundHalfUp(price * tax_rate, WHOLE * step) * step;
  return { net: price, tax, total: price + tax };
}

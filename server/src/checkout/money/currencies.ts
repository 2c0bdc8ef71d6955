import type { Currency } from '../../contract/checkout.js';

/** How many decimals a currency has by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
function decimalsOf(currency: Currency): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** What amounts must be multiples of: providers charge currencies with three decimals in tens of the smallest unit. */
export function chargeStep(currency: Currency): 1 | 10 {
  return decimalsOf(currency) === 3 ? 10 : 1;
}

/** `1050`, `EUR` → `€10.50`. @param amount in the currency's smallest unit */
export function formatAmount(amount: number, currency: Currency): string {
  return formatOf(currency).format(amount / 10 ** decimalsOf(currency));
}

function formatOf(currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency });
}

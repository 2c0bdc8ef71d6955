/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `1050`, `EUR` → `€10.50`. @param amount in the currency's smallest unit */
export function formatMoney(amount: number, currency: string): string {
  return formatOf(currency).format(amount / 10 ** decimalsOf(currency));
}

/** `10.5`, `EUR` → `1050`: what was typed, in the currency's smallest unit. */
export function toSmallestUnit(typed: number, currency: string): number {
  return Math.round(typed * 10 ** decimalsOf(currency));
}

/** The other way round, for a field. */
export function fromSmallestUnit(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency);
}

function formatOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency });
}

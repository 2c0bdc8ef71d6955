/** A number for a message: at most so many decimals, no trailing zeros. */
export function short(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals)));
}

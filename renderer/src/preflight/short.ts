/** A number for a message: rounded, without trailing zeros. */
export function short(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals)));
}

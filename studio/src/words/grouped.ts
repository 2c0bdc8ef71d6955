/** A number with separators between thousands: '1,234'. */
export function grouped(number: number): string {
  return number.toLocaleString('en-GB');
}

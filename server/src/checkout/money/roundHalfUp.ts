/** `numerator / denominator` to the nearest whole number, halves up, without ever leaving whole numbers. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const rest = numerator % denominator;
  return (numerator - rest) / denominator + (rest * 2 >= denominator ? 1 : 0);
}

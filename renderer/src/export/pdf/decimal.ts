/** A hundred thousandth of a point is a third of a nanometre: enough, and the same text everywhere. */
export const rounded = (value: number): number => Math.round(value * 1e5) / 1e5 + 0;

/** The number as PDF and SVG write it: without an exponent. */
export const decimal = (value: number): string => {
  const text = String(rounded(value));
  return text.includes('e') ? rounded(value).toFixed(5) : text;
};

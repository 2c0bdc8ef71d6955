/** Rounds to 1/100,000 pt (3.5 nm), so that the text is the same everywhere. */
export const rounded = (value: number): number => Math.round(value * 1e5) / 1e5 + 0;

/** The number in PDF and SVG notation, without an exponent. */
export const decimal = (value: number): string => {
  const text = String(rounded(value));
  return text.includes('e') ? rounded(value).toFixed(5) : text;
};

import type { ColorTokens } from '../../tokens.js';

/** A colour scheme for tests; one value is short and in upper case, which schemes may use. */
export const TOKENS: ColorTokens = new Map([
  ['primary', '#AA1122'],
  ['secondary', '#334455'],
  ['accent', '#0A0'],
  ['paper', '#ffffff'],
  ['ink', '#222222'],
  ['muted', '#777777'],
  ['line', '#cccccc'],
  ['surface', '#f4f4f4'],
  ['category-2', '#123456'],
  ['on-primary', '#ffffff'],
]);

import type { Length, Style } from '../../../style.js';

export const u = (value: number): Length => ({ unit: 'u', value });
export const percent = (value: number): Length => ({ unit: '%', value });
export const all = <T>(value: T): { top: T; right: T; bottom: T; left: T } => ({
  top: value,
  right: value,
  bottom: value,
  left: value,
});
export const corners = <T>(value: T): { topLeft: T; topRight: T; bottomRight: T; bottomLeft: T } => ({
  topLeft: value,
  topRight: value,
  bottomRight: value,
  bottomLeft: value,
});

/** Classes and their styles, by the title of their family; `null` means unknown. */
export type FamilyCases = Readonly<Record<string, Readonly<Record<string, Style | null>>>>;

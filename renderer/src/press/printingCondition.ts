import type { OutputProfile } from './outputProfile.js';

/** Printing conditions in the registry of the ICC, by what profiles call them. */
const FOGRA = /fogra\s?(\d{2})/i;
const CGATS = /cgats tr\s?(\d{3})/i;

/** The printing condition that a profile is for, by its name in the registry of the ICC, or `Custom`. */
export function printingCondition({ description }: Pick<OutputProfile, 'description'>): string {
  const [fogra, cgats] = [FOGRA, CGATS].map((pattern) => pattern.exec(description)?.[1]);
  if (fogra !== undefined) return `FOGRA${fogra}`;
  return cgats === undefined ? 'Custom' : `CGATS TR ${cgats}`;
}

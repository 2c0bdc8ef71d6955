import { LIMITS } from './limits.js';

export const RATIO = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/;

export const DEFAULT_RATIO = '2:3';

/**
 * Width ÷ height of a ratio written `width:height`, decimals allowed: `2.5:3.5` → 0.714…
 * @returns undefined for anything else, and beyond 1:10 and 10:1
 */
export function parseRatio(text: string): number | undefined {
  if (text.length > LIMITS.name) return undefined;
  const match = RATIO.exec(text);
  if (match === null) return undefined;
  const ratio = Number(match[1]) / Number(match[2]);
  return Number.isFinite(ratio) && ratio >= 1 / LIMITS.ratio && ratio <= LIMITS.ratio ? ratio : undefined;
}

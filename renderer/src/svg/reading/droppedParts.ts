import type { SvgElement, SvgWarning } from '../types.js';
import type { SvgBudget } from './budget.js';

/**
 * The attribute of a sanitised root in which the warnings stay, so that whoever reads the text later, such as the studio
 * after an upload, reports the same. In base64, because a warning quotes what was dropped.
 */
const ATTRIBUTE = 'data-dropped';

const MOST_WARNINGS = 20;
const LONGEST_MESSAGE = 160;

/** A still picture looks the same without them. */
const INVISIBLE: ReadonlySet<string> = new Set(['svg.handler_dropped', 'svg.dtd_dropped']);

/** The attributes to write for these warnings: one or none. */
export function droppedParts(warnings: readonly SvgWarning[]): [string, string][] {
  const visible = warnings.filter(({ code }) => !INVISIBLE.has(code)).slice(0, MOST_WARNINGS);
  if (visible.length === 0) return [];
  const text = JSON.stringify(visible.map(({ code, message }) => [code, message.slice(0, LONGEST_MESSAGE)]));
  return [[ATTRIBUTE, btoa(String.fromCharCode(...new TextEncoder().encode(text)))]];
}

/** Repeats the warnings of a text that has been sanitised before. Anything else in the attribute is ignored. */
export function warnOfDroppedParts({ attributes }: SvgElement, budget: SvgBudget): void {
  const value = attributes.get(ATTRIBUTE);
  if (value === undefined) return;
  for (const pair of readPairs(value).slice(0, MOST_WARNINGS)) {
    const [code, message] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof code !== 'string' || typeof message !== 'string' || !/^svg\.[a-z_]{1,40}$/.test(code)) continue;
    budget.warn(code, message.slice(0, LONGEST_MESSAGE).replace(/\p{Cc}/gu, ' '));
  }
}

function readPairs(value: string): unknown[] {
  try {
    const bytes = Uint8Array.from(atob(value), (char) => char.charCodeAt(0));
    const pairs: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(pairs) ? pairs : [];
  } catch {
    return [];
  }
}

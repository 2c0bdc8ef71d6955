import { LIMITS } from '@cardwright/renderer';
import { counted } from './counted.js';
import { grouped } from './grouped.js';

/** What is wrong with a text that is longer than may be saved, and what to do; undefined if it fits. */
export function tooLong(text: string, limit: number = LIMITS.text): string | undefined {
  if (text.length <= limit) return undefined;
  return `The text has ${counted(text.length, 'character')}, and the limit is ${grouped(limit)}. Shorten it.`;
}

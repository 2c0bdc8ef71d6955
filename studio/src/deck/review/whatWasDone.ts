import type { FixLabel, FixVerb } from '@cardwright/renderer';

const PAST: Readonly<Record<FixVerb, string>> = {
  Close: 'Closed',
  Complete: 'Completed',
  Give: 'Gave',
  Keep: 'Kept',
  Remove: 'Removed',
  Renumber: 'Renumbered',
  Use: 'Switched to',
  Write: 'Wrote',
};

/** Turns the label of a fix into what was done: `Give one category another colour` → `Gave one category another colour`. */
export function whatWasDone(label: FixLabel): string {
  const at = label.indexOf(' ');
  return PAST[label.slice(0, at) as FixVerb] + label.slice(at);
}

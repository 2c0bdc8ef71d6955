import { rangesOf } from '@cardwright/renderer';
import type { Fixes } from './fixDeck.js';

/** What was fixed, for people; the lines that would change if nothing was written. */
export function describeFixes({ applied, isWritten, files, refused }: Fixes): string {
  if (applied.length === 0) return 'There is nothing to fix automatically.';
  const verb = isWritten ? 'Fixed' : 'To fix';
  const lines = applied.map(({ code, label, cards }) => {
    const of = cards.length === 0 ? '' : ` (${cards.length === 1 ? 'card' : 'cards'} ${rangesOf(cards)})`;
    return `${verb}: ${label}${of}  [${code}]`;
  });
  const names = files.map(({ file }) => file).join(', ');
  if (isWritten) return [...lines, `Written to ${names}`].join('\n');
  const reasons = refused.map(({ file, line, reason }) => `${[file, line].filter(Boolean).join(':')}: ${reason}`);
  const diffs = refused.length > 0 ? [] : files.flatMap(({ file, diff }) => ['', file, diff]);
  return [...lines, ...diffs, '', ...reasons, 'Nothing was written.'].join('\n');
}

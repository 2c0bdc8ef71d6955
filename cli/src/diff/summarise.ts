import { counted } from '@cardwright/renderer';
import type { DescribedDifference } from './describeDifferences.js';

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** A line for each card, such as `~ 7 Lamp: Title, Description`, and how many there are. */
export function summarise(differences: readonly DescribedDifference[], page: string | undefined): string {
  if (differences.length === 0) return 'The two versions do not differ.';
  const lines = differences.map((each) => `${SIGNS[each.status]} ${each.number} ${each.title}${detailsOf(each)}`);
  const counts = (['added', 'removed', 'changed'] as const)
    .map((status) => ({ status, count: differences.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${counted(count, 'card')} ${status}`);
  return [...lines, '', `${counts.join(', ')}${page === undefined ? '' : `: ${page}`}`].join('\n');
}

function detailsOf({ status, fields, sides }: DescribedDifference): string {
  if (status !== 'changed') return '';
  // Only its template or colours differ.
  const parts = fields.length > 0 ? fields.map(({ label }) => label) : [`looks different (${sides.join(', ')})`];
  return `: ${parts.join(', ')}`;
}

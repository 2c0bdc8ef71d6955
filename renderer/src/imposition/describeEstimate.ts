import { counted } from '../counted.js';
import type { Estimate } from './estimateRun.js';

/** An estimate in short phrases: waste, packs and cost, as far as they are known. */
export function describeEstimate(estimate: Estimate): readonly string[] {
  const { empty_places: empty = 0, waste_percent: waste, packs, unused_cards: unused = 0, cost } = estimate;
  return [
    ...(empty > 0 ? [`${counted(empty, 'place')} empty`] : []),
    ...(waste === undefined ? [] : [`${waste}% of the paper is waste`]),
    ...(packs && packs.length > 0 ? [packsOf(packs)] : []),
    ...(unused > 0 ? [`${counted(unused, 'card')} to spare`] : []),
    ...(cost ? [`about ${cost.amount.toFixed(2)} ${cost.currency}`] : []),
  ];
}

function packsOf(packs: NonNullable<Estimate['packs']>): string {
  const [first, ...others] = packs.map(({ cards, count }, index) =>
    index === 0 ? `${counted(count, 'pack')} of ${cards}` : `${count} of ${cards}`,
  );
  return [first, ...others].join(' and ');
}

import type { Template } from '@cardwright/renderer';
import { originOf } from '../../designs/designPairs.js';
import { toast } from '../../toasts/toast.js';

/**
 * The back that was made for a front: its slug is the front's plus `-back`. A copy of a front goes with a copy of its back,
 * else with the back itself.
 */
export function matchingBack(templates: readonly Template[], front: Template | undefined): Template | undefined {
  if (front === undefined) return undefined;
  const own = templates.find(({ slug }) => slug === `${front.slug}-back`);
  const related = templates.filter(({ slug }) => originOf(slug) === `${originOf(front.slug)}-back`);
  return own ?? related.find(({ type }) => type === front.type) ?? related[0];
}

interface Offer {
  readonly templates: readonly Template[];
  /** The id of the front that was just chosen. */
  readonly frontId: string | null;
  /** The id of the back that is shown now. */
  readonly backId: string;
  readonly use: (backId: string) => void;
}

/** After another front was chosen: offers the back that was made for it, unless it is there already. */
export function offerMatchingBack({ templates, frontId, backId, use }: Offer): void {
  const front = templates.find(({ id }) => id === frontId);
  const back = matchingBack(templates, front);
  if (front === undefined || back === undefined || back.id === backId) return;
  toast({
    id: 'matching-back',
    kind: 'info',
    title: `${front.name} has a back of its own`,
    message: 'The back has not changed.',
    action: { label: 'Use its back', perform: () => use(back.id) },
    duration: 10_000,
  });
}

import type { Template } from '@cardwright/renderer';
import { matchingBack } from '../../designs/designPairs.js';
import { toast } from '../../toasts/toast.js';

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
  const back = front && matchingBack(templates, front);
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

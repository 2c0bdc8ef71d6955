import type { DeckStatus } from '../components/StatusBadge.js';

/** What a change of a deck's status does, in the words of its button. */
export function statusAction(from: DeckStatus, to: DeckStatus): string {
  if (to === 'draft') return 'Return to draft';
  if (to === 'published') return 'Publish deck';
  if (to === 'early-access') return 'Open early access';
  return from === 'draft' ? 'Publish as unlisted' : 'Unlist deck';
}

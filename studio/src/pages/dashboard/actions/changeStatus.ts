import type { QueryClient } from '@tanstack/react-query';
import { updateDeck, type DeckStatus, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

const SAID: Readonly<Record<DeckStatus, readonly [title: string, message: string]>> = {
  draft: ['is a draft again', 'Only you see it; its links no longer work.'],
  published: ['is published', 'Everybody can find it under Explore.'],
  'early-access': ['is in early access', 'Everybody can find it under Explore, marked as unfinished.'],
  unlisted: ['is unlisted', 'Anyone with the link can see it; Explore does not list it.'],
};

/** Publishes, unlists or withdraws a deck. A public deck must have its required texts. */
export async function changeStatus(
  queries: QueryClient,
  deck: ListedDeck,
  status: DeckStatus,
  open: (id: string) => void,
): Promise<void> {
  // Already loaded by the time covers are drawn.
  const { missingDeckFields } = await import('@cardwright/renderer');
  const missing = status === 'draft' ? [] : missingDeckFields(deck);
  if (missing.length > 0) {
    toast({
      title: 'Missing required fields',
      message: `Please fill in: ${missing.join(', ')}`,
      kind: 'warning',
      action: { label: 'Open deck', perform: () => open(deck.id) },
    });
    return;
  }
  const change = (): Promise<unknown> => updateDeck(deck.id, { status, version: deck.version });
  if (await attempt('Error saving deck', change, deck.id)) {
    const [what, message] = SAID[status];
    toast({ title: `“${deckTitle(deck)}” ${what}`, message });
  }
  await refreshDecks(queries);
}

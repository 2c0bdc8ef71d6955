import type { QueryClient } from '@tanstack/react-query';
import { eraseDeck, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { confirm } from '../../../components/confirm.js';
import { counted } from '../../../words/counted.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Deletes a deck from the bin for good, after confirmation. */
export async function eraseListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  const title = deckTitle(deck);
  const isSure = await confirm({
    title: `Delete “${title}” for good?`,
    message: `Its ${counted(deck.card_count, 'card')} cannot be restored.`,
    confirmLabel: 'Delete for good',
    cancelLabel: 'Keep it',
    danger: true,
  });
  if (!isSure) return;
  if (!(await attempt('Failed to delete deck', () => eraseDeck(deck.id), deck.id))) return;
  toast({ title: `“${title}” is gone`, kind: 'info' });
  await refreshDecks(queries);
}

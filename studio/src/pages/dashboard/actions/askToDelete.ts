import type { QueryClient } from '@tanstack/react-query';
import type { ListedDeck } from '../../../api/decks.js';
import { confirm } from '../../../components/confirm.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { removeListed } from './removeListed.js';

/** A key is easier to press by mistake than a menu item, so this asks first. */
export async function askToDelete(queries: QueryClient, deck: ListedDeck): Promise<void> {
  const isSure = await confirm({
    title: `Delete “${deckTitle(deck)}”?`,
    message: 'It goes to the bin, where you can restore it for 30 days. Links to it stop working.',
    confirmLabel: 'Delete deck',
    cancelLabel: 'Keep it',
    danger: true,
  });
  if (isSure) await removeListed(queries, deck);
}

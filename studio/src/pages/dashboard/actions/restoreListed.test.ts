import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ListedDeck } from '../../../api/decks.js';
import { useToasts } from '../../../toasts/toastStore.js';
import { removeListed } from './removeListed.js';
import { restoreListed } from './restoreListed.js';

vi.mock('../../../api/decks.js', async (original) => ({
  ...(await original<object>()),
  deleteDeck: () => Promise.resolve(),
  restoreDeck: () => Promise.resolve(),
}));

it('no longer says that a restored deck is in the bin', async () => {
  const deck = {
    id: 'deck-1',
    default_language: 'en',
    translations: { en: { title: 'Hail' } },
  } as unknown as ListedDeck;
  const titles = (): string[] => useToasts.getState().toasts.map(({ title }) => title);
  const queries = new QueryClient();
  await removeListed(queries, deck);
  expect(titles()).toEqual(['“Hail” is in the bin']);
  await restoreListed(queries, deck);
  expect(titles()).toEqual(['“Hail” is back']);
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListedDeck } from '../../../api/decks.js';
import { useToasts } from '../../../toasts/toastStore.js';
import { removeListed } from './removeListed.js';
import { restoreListed } from './restoreListed.js';

afterEach(() => void vi.unstubAllGlobals());

it('no longer says that a restored deck is in the bin', async () => {
  const deck = {
    id: 'deck-1',
    default_language: 'en',
    translations: { en: { title: 'Hail' } },
  } as unknown as ListedDeck;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ deck })));
  const titles = (): string[] =>
    useToasts.getState().toasts.flatMap(({ title }) => (title.includes('Hail') ? [title] : []));
  const queries = new QueryClient();
  await removeListed(queries, deck);
  expect(titles()).toEqual(['“Hail” is in the bin']);
  await restoreListed(queries, deck);
  expect(titles()).toEqual(['“Hail” is back']);
});

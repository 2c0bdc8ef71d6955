import { noop, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { meQuery } from '../api/members.js';
import { refreshFor } from './useFreshDataForOthers.js';

const NOVA = { id: 'nova', email: 'nova@example.com' };
const ME: readonly string[] = meQuery.queryKey;
const DECKS = ['decks'];

/** What is still fresh of the member and the decks after somebody has signed in. */
async function freshAfter(user: typeof NOVA): Promise<(boolean | undefined)[]> {
  const queries = new QueryClient();
  queries.setQueryData(ME, NOVA);
  queries.setQueryData(DECKS, []);
  await refreshFor(queries, NOVA, user);
  return [ME, DECKS].map((key) => {
    const state = queries.getQueryState(key);
    return state?.data !== undefined && !state.isInvalidated;
  });
}

it('reads the member again whose address has changed, and everything of somebody else', async () => {
  expect(await freshAfter({ ...NOVA })).toEqual([true, true]);
  expect(await freshAfter({ ...NOVA, email: 'new@example.com' })).toEqual([false, true]);
  expect(await freshAfter({ id: 'ada', email: NOVA.email })).toEqual([false, false]);
});

it('does not take an answer that was asked for with the old address', async () => {
  const queries = new QueryClient();
  let answer: (member: typeof NOVA) => void = noop;
  const queryFn = (): Promise<typeof NOVA> => new Promise((resolve) => (answer = resolve));
  const asked = queries.query({ queryKey: meQuery.queryKey, queryFn }).catch(noop);
  await refreshFor(queries, NOVA, { ...NOVA, email: 'new@example.com' });
  answer(NOVA);
  await asked;
  expect(queries.getQueryData(meQuery.queryKey)).toBeUndefined();
});

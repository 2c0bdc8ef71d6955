import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createBuilderSession } from './builderSession.js';
import { createCalm } from './createCalm.js';

afterEach(() => vi.useRealTimers());

it('follows at once, except while something is dragged: then when the pointer rests, and at the end', () => {
  vi.useFakeTimers();
  const session = createBuilderSession();
  const store = createStore<{ at: number }>()(() => ({ at: 0 }));
  const calm = createCalm(store, session);
  store.setState({ at: 1 });
  expect(calm.getState().at).toBe(1);
  session.setState({ isDragging: true });
  store.setState({ at: 2 });
  expect(calm.getState().at).toBe(1);
  vi.runAllTimers();
  expect(calm.getState().at).toBe(2);
  store.setState({ at: 3 });
  session.setState({ isDragging: false });
  expect(calm.getState().at).toBe(3);
});

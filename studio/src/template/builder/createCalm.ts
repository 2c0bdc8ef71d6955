import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BuilderSessionStore } from './builderSession.js';

/** How long the pointer must rest, in milliseconds. */
const REST_MS = 300;

/**
 * A store's state for what lies beside the canvas: while something is dragged, it changes only when the pointer rests, so
 * that every frame belongs to the canvas.
 */
export function createCalm<State>(store: StoreApi<State>, session: BuilderSessionStore): StoreApi<State> {
  const calm = createStore<State>()(() => store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = (): void => {
    clearTimeout(timer);
    calm.setState(store.getState(), true);
  };
  store.subscribe(() => {
    if (!session.getState().isDragging) return catchUp();
    clearTimeout(timer);
    timer = setTimeout(catchUp, REST_MS);
  });
  session.subscribe((state, before) => {
    if (before.isDragging && !state.isDragging) catchUp();
  });
  return calm;
}

import { useEffect } from 'react';
import { startRenderer, useRendererStore, type RendererState } from './rendererStore.js';

/**
 * The page's renderer, created when it is first wanted and kept from then on. Show a skeleton until `ready`; where it
 * `failed` (fonts could not be had), `startRenderer()` tries again.
 */
export function useRenderer(): RendererState {
  const state = useRendererStore();
  useEffect(() => {
    if (state.status === 'idle') void startRenderer();
  }, [state.status]);
  return state;
}

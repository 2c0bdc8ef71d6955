import { useEffect } from 'react';
import { startRenderer, useRendererStore, type RendererState } from './rendererStore.js';

/**
 * The page's renderer, created on first use and then kept. Show a skeleton until it is `ready`; if it `failed` (fonts could
 * not be loaded), `startRenderer()` retries.
 */
export function useRenderer(): RendererState {
  const state = useRendererStore();
  useEffect(() => {
    if (state.status === 'idle') void startRenderer();
  }, [state.status]);
  return state;
}

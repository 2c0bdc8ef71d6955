import { useEffect } from 'react';
import { useSession } from '../session/session.js';
import { renewRenderer, startRenderer, useRendererStore, type RendererState } from './rendererStore.js';

/**
 * The page's renderer, created on first use and then kept. Show a skeleton until it is `ready`; if it `failed` (fonts could
 * not be loaded), `startRenderer()` retries.
 */
export function useRenderer(): RendererState {
  const state = useRendererStore();
  const member = useSession((session) => (session.status === 'signed-in' ? session.user.id : undefined));
  const isOthers = state.status === 'ready' && member !== undefined && state.member !== member;
  useEffect(() => {
    if (state.status === 'idle') void startRenderer();
  }, [state.status]);
  useEffect(() => {
    // Somebody has signed in. If their fonts cannot be fetched, the next page tries again.
    if (isOthers) renewRenderer().catch(() => undefined);
  }, [isOthers]);
  return state;
}

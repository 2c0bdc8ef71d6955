import { useEffect } from 'react';
import { useReconnections } from '../browser/useReconnections.js';
import { useSession } from '../session/session.js';
import { renewRenderer, startRenderer, useRendererStore, type RendererState } from './rendererStore.js';

/**
 * The page's renderer, created on first use and then kept. Show a skeleton until it is `ready`; if it `failed` (fonts could
 * not be loaded), `startRenderer()` retries. It also starts again when the connection comes back.
 */
export function useRenderer(): RendererState {
  const state = useRendererStore();
  const member = useSession((session) => (session.status === 'signed-in' ? session.user.id : undefined));
  const isOthers = state.status === 'ready' && member !== undefined && state.member !== member;
  const hasFailed = state.status === 'failed';
  const reconnections = useReconnections(hasFailed);
  useEffect(() => {
    if (state.status === 'idle') void startRenderer();
  }, [state.status]);
  useEffect(() => {
    if (reconnections > 0) void startRenderer();
  }, [reconnections]);
  useEffect(() => {
    // Somebody has signed in. If their fonts cannot be fetched, the next page tries again.
    if (isOthers) renewRenderer().catch(() => undefined);
  }, [isOthers]);
  return state;
}

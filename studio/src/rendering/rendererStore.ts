import { create } from 'zustand';
import { whenSessionKnown } from '../session/session.js';
import type { BrowserRenderer } from './createBrowserRenderer.js';
import type { Thumbnails } from './thumbnails/Thumbnails.js';

interface ReadyRenderer {
  readonly status: 'ready';
  readonly renderer: BrowserRenderer;
  readonly thumbnails: Thumbnails;
  /** The id of the member whose fonts and icons it has. */
  readonly member: string | undefined;
}

/** The page's renderer, and the painter of small pictures. */
export type RendererState =
  { readonly status: 'idle' | 'loading' } | ReadyRenderer | { readonly status: 'failed'; readonly error: Error };

export const useRendererStore = create<RendererState>()(() => ({ status: 'idle' }));

/** Starts the renderer, or retries after a failure. Its code is loaded here. */
export async function startRenderer(): Promise<void> {
  const { status } = useRendererStore.getState();
  if (status === 'loading' || status === 'ready') return;
  useRendererStore.setState({ status: 'loading' }, true);
  try {
    useRendererStore.setState(await createRenderer(), true);
  } catch (error) {
    useRendererStore.setState(
      { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) },
      true,
    );
  }
}

/**
 * Replaces the renderer by one with the member's present fonts and icons; until it is ready, the old one is used.
 * @throws ApiError if they cannot be fetched
 */
export async function renewRenderer(): Promise<void> {
  const before = useRendererStore.getState();
  if (before.status !== 'ready') return;
  const next = await createRenderer();
  useRendererStore.setState(next, true);
  before.thumbnails.close();
}

async function createRenderer(): Promise<ReadyRenderer> {
  const [{ createBrowserRenderer }, { Thumbnails }, { readOwnLibrary }, session] = await Promise.all([
    import('./createBrowserRenderer.js'),
    import('./thumbnails/Thumbnails.js'),
    import('./ownLibrary.js'),
    whenSessionKnown(),
  ]);
  const member = session.status === 'signed-in' ? session.user.id : undefined;
  const renderer = await createBrowserRenderer(await readOwnLibrary(member));
  return { status: 'ready', renderer, thumbnails: new Thumbnails(renderer), member };
}

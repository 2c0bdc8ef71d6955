import { create } from 'zustand';
import type { BrowserRenderer } from './createBrowserRenderer.js';
import type { Thumbnails } from './thumbnails/Thumbnails.js';

/** The page's renderer, and the painter of small pictures. */
export type RendererState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly renderer: BrowserRenderer; readonly thumbnails: Thumbnails }
  | { readonly status: 'failed'; readonly error: Error };

export const useRendererStore = create<RendererState>()(() => ({ status: 'idle' }));

/** Starts the renderer, or retries after a failure. Its code is loaded here. */
export async function startRenderer(): Promise<void> {
  const { status } = useRendererStore.getState();
  if (status === 'loading' || status === 'ready') return;
  useRendererStore.setState({ status: 'loading' }, true);
  try {
    const [{ createBrowserRenderer }, { Thumbnails }] = await Promise.all([
      import('./createBrowserRenderer.js'),
      import('./thumbnails/Thumbnails.js'),
    ]);
    const renderer = await createBrowserRenderer();
    useRendererStore.setState({ status: 'ready', renderer, thumbnails: new Thumbnails(renderer) }, true);
  } catch (error) {
    useRendererStore.setState(
      { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) },
      true,
    );
  }
}

import { create } from 'zustand';
import type { BrowserRenderer } from './createBrowserRenderer.js';
import type { Thumbnails } from './thumbnails/Thumbnails.js';

/** The page's one renderer and what paints small pictures with it. */
export type RendererState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly renderer: BrowserRenderer; readonly thumbnails: Thumbnails }
  | { readonly status: 'failed'; readonly error: Error };

export const useRendererStore = create<RendererState>()(() => ({ status: 'idle' }));

/** Starts the renderer unless it has been, or tries again where that failed. Its code arrives only now. */
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

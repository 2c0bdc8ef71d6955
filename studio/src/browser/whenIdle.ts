/** Resolves when the browser is idle, and soon at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Missing in some browsers, whatever its types say.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_500 });
    else setTimeout(resolve, 16);
  });
}

/**
 * Resolves when the page and its pictures have loaded and the browser is idle, so that what follows holds up nothing that
 * one sees first.
 */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // Lazy pictures may be out of sight and never load.
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await whenIdle();
}

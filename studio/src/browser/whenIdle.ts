/** Resolves when the browser is idle, and soon at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Missing in some browsers, whatever its types say.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_500 });
    else setTimeout(resolve, 16);
  });
}

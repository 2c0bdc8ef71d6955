/** When the browser has nothing to do for whoever is waiting, and soon at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser, whatever its types say.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_500 });
    else setTimeout(resolve, 16);
  });
}

/**
 * Removes what the server has put into the first response, so that the page shows something before its scripts run
 * (`public/first`). To be called by whatever stands in its place; does nothing later on.
 */
export function endFirstPaint(): void {
  document.getElementById('first')?.remove();
}

/**
 * Waits for the stylesheet if the server has put it off in favour of what the page shows first, and turns it on. The
 * page goes on without styles if they cannot be loaded.
 */
export async function turnOnStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (link === null) return;
  // The document is complete when the stylesheet is, or has failed.
  if (link.sheet === null && document.readyState !== 'complete')
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    });
  link.media = 'all';
}

import type { Page } from '@playwright/test';

/** A status with JSON, the server's own answer, or none at all. */
export type Answer = { readonly status: number; readonly json: unknown } | 'server' | 'none';

interface Asked {
  readonly method: string;
  readonly url: string;
}

/**
 * Answers a page's requests in the server's place. `page.route` can do that, too, but it turns off the browser's cache, so
 * the whole studio is fetched and compiled again. Cached files are not requested: fake data with this, not scripts.
 * @param urls with `*` for any text, and `\\?` for a question mark
 * @returns a function that ends it
 */
export async function answerFor(
  page: Page,
  urls: string,
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const reply = async (): Promise<void> => {
      const given = await answer(request);
      if (given === 'server') await session.send('Fetch.continueRequest', { requestId });
      else if (given !== 'none')
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: given.status,
          responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(given.json)).toString('base64'),
        });
    };
    // The page may have been closed.
    reply().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: urls }] });
  return () => session.detach();
}

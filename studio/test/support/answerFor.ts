import type { Page } from '@playwright/test';

/** A status and JSON; or the server's own answer, or none at all. */
export type Answer = { readonly status: number; readonly json: unknown } | 'server' | 'none';

interface Asked {
  readonly method: string;
  readonly url: string;
}

/**
 * Answers a page's requests in the server's place. `page.route` does, too, but turns off the browser's cache: the whole
 * studio is then fetched and compiled again. What is in the cache is not asked for, so that this is for data, not for scripts.
 * @param urls with `*` for any text, and `\\?` for a question mark
 * @returns what ends it
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
    // The page that asked may have gone.
    reply().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: urls }] });
  return () => session.detach();
}

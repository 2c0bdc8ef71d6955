/**
 * Measures on a page of the studio where a member is signed in, in a window of its own.
 * @template T
 * @param {{url: string, browser: import('@playwright/test').Browser}} studio
 * @param {object} session as `signUp` returns it
 * @param {(page: import('@playwright/test').Page) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function onMembersPage({ url, browser }, session, measure) {
  const storage = { origin: url, localStorage: [{ name: 'cardwright-session', value: JSON.stringify(session) }] };
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [storage] },
  });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

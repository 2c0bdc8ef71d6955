import { CardwrightError, LIMITS } from '@cardwright/renderer';
import { fetchPublicImage } from '@cardwright/renderer/export';
import { readBytes } from './readText.js';
import { sendRequest } from './sendRequest.js';
import type { ServerClient } from './ServerClient.js';

/**
 * Reads the pictures of a server's deck: the server's own always, also on a private network; others only when asked for,
 * and only public ones.
 */
export async function fetchPictures(
  client: ServerClient,
  { allowRemote, signal }: { readonly allowRemote: boolean; readonly signal: AbortSignal },
): Promise<(url: string) => Promise<Uint8Array>> {
  const { publicUrl } = await client.supabase();
  const own = new Set([client.address, new URL(publicUrl).origin]);
  const isHosted = (await client.supabase()).url !== client.address;
  return async (url) => {
    const { origin, pathname, search } = new URL(url);
    if (!own.has(origin) && !allowRemote) throw unreadable(url, 'it is on another server; --allow-remote fetches it.');
    if (!own.has(origin) || (isHosted && origin !== client.address)) return fetchPublicImage(url, { signal });
    // Under the name that the server is reached by here. Public, so without the session.
    const response = await sendRequest(`${client.address}${pathname}${search}`, { signal });
    if (response.ok) return readBytes(response, LIMITS.jsonBytes);
    await response.body?.cancel();
    throw unreadable(url, `the server answered ${response.status}.`);
  };
}

function unreadable(url: string, reason: string): CardwrightError {
  return new CardwrightError('image.unreadable', reason, { path: url });
}

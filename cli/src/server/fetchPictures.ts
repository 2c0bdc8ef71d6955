import { CardwrightError, LIMITS } from '@cardwright/renderer';
import { fetchPublicImage } from '@cardwright/renderer/export';
import { isPrivatePicture } from '@cardwright/server/contract/pictures';
import { readBytes } from './readText.js';
import { sendRequest } from './sendRequest.js';
import type { ServerClient } from './ServerClient.js';

/**
 * Reads the pictures of a deck on a server: always the server's own, even in a private network, and others only on
 * request and only from public addresses.
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
    if (!own.has(origin) && !allowRemote)
      throw unreadable(url, 'it is on another server; use --allow-remote to fetch it.');
    if (!own.has(origin) || (isHosted && origin !== client.address)) return fetchPublicImage(url, { signal });
    // Use the address by which we reach the server. Only private pictures need the session.
    const token = isPrivatePicture(pathname) ? await client.token() : undefined;
    const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    const response = await sendRequest(`${client.address}${pathname}${search}`, { signal, headers });
    if (response.ok) return readBytes(response, LIMITS.jsonBytes);
    await response.body?.cancel();
    throw unreadable(url, `the server responded with ${response.status}.`);
  };
}

function unreadable(url: string, reason: string): CardwrightError {
  return new CardwrightError('image.unreadable', reason, { path: url });
}

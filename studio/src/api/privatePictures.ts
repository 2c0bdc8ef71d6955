import { isPrivatePicture } from '@cardwright/server/contract/pictures';
import { accessToken } from '../session/accessToken.js';
import { fetchWithin } from '../browser/fetchWithin.js';

/** Fetches a picture; a private one as its owner. @param address where the page fetches the picture `src` */
export async function fetchPicture(src: string, address: string): Promise<Response> {
  const token = isPrivatePicture(src) ? await accessToken() : undefined;
  return fetchWithin(address, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
}

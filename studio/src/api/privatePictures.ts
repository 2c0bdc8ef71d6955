import { accessToken } from '../session/accessToken.js';

/** The subfolder of a member's uploads that only the member may read, until a public deck shows them. */
const PRIVATE = /\/storage\/v1\/object\/public\/images\/[\da-f-]{36}\/private\//;

export function isPrivatePicture(src: string): boolean {
  return PRIVATE.test(src);
}

/** Fetches a picture; a private one as its owner. @param address where the page fetches the picture `src` */
export async function fetchPicture(src: string, address: string): Promise<Response> {
  const token = isPrivatePicture(src) ? await accessToken() : undefined;
  return fetch(address, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
}

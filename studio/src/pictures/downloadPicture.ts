import { fetchPicture } from '../api/privatePictures.js';

/** Downloads a picture; a private one as its owner. @param address where the page fetches the picture `src` @throws Error */
export async function downloadPicture(src: string, address: string): Promise<Blob> {
  const response = await fetchPicture(src, address);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.blob();
}

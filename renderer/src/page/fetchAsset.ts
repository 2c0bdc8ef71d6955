import { PageError } from './PageError.js';

/** Bytes from our server, or an error that names the font or picture and says what the server had to say. */
export async function fetchAsset(url: string, code: string, subject: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new PageError({ code, subject, message: await response.text() });
  return response.blob();
}

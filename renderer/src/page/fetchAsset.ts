import { PageError } from './PageError.js';

/** Bytes from our server, or an error with the font or picture and the server's reason. */
export async function fetchAsset(url: string, code: string, subject: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new PageError({ code, subject, message: await response.text() });
  return response.blob();
}

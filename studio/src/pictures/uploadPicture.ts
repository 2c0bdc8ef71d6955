import { supabase } from '../session/supabase.js';

export const BUCKET = 'images';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/**
 * Uploads a picture to `{userId}/{folder}/{uuid}.{ext}`.
 * @returns its public address, without the page's own origin, so that it stays valid when the server moves
 * @throws Error with a message for the user
 */
export async function uploadPicture(userId: string, folder: string, picture: Blob): Promise<string> {
  const extension = EXTENSIONS[picture.type];
  if (extension === undefined) throw new Error('Pictures are PNG, JPEG, WebP, AVIF, GIF or SVG.');
  const bucket = (await supabase()).storage.from(BUCKET);
  const path = `${userId}/${folder}/${crypto.randomUUID()}.${extension}`;
  const { error } = await bucket.upload(path, picture, { contentType: picture.type, upsert: true });
  if (error !== null) throw new Error(`The picture could not be uploaded: ${error.message}`);
  const { origin, href, pathname } = new URL(bucket.getPublicUrl(path).data.publicUrl);
  return origin === location.origin ? pathname : href;
}

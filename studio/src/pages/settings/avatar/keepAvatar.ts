import { supabase } from '../../../auth/supabase.js';

const BUCKET = 'images';
const FOLDER = 'avatars';

/** Uploads a picture to `{userId}/avatars/{uuid}`. @returns its public address @throws Error in words */
export async function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  const { storage } = await supabase();
  const extension = picture.type === 'image/webp' ? 'webp' : 'png';
  const path = `${userId}/${FOLDER}/${crypto.randomUUID()}.${extension}`;
  const bucket = storage.from(BUCKET);
  const { error } = await bucket.upload(path, picture, { contentType: picture.type, upsert: true });
  if (error !== null) throw new Error(`The picture could not be uploaded: ${error.message}`);
  const { origin, href, pathname } = new URL(bucket.getPublicUrl(path).data.publicUrl);
  // Without the origin it stays right when the server moves to another address.
  return origin === location.origin ? pathname : href;
}

/** Removes earlier pictures but those that may still be wanted: the present one, and the one that undoing brings back. */
export async function removeOldAvatars(userId: string, wanted: readonly (string | null)[]): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data } = await bucket.list(`${userId}/${FOLDER}`);
  const old = (data ?? []).map(({ name }) => name).filter((name) => !wanted.some((url) => url?.endsWith(`/${name}`)));
  if (old.length > 0) await bucket.remove(old.map((name) => `${userId}/${FOLDER}/${name}`));
}

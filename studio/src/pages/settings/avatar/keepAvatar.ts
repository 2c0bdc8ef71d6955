import { supabase } from '../../../session/supabase.js';
import { BUCKET, uploadPicture } from '../../../pictures/uploadPicture.js';

const FOLDER = 'avatars';

/** Uploads a picture to `{userId}/avatars/{uuid}`. @returns its public address @throws Error in words */
export function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  return uploadPicture(userId, FOLDER, picture);
}

/** Removes earlier pictures but those that may still be wanted: the present one, and the one that undoing brings back. */
export async function removeOldAvatars(userId: string, wanted: readonly (string | null)[]): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data } = await bucket.list(`${userId}/${FOLDER}`);
  const old = (data ?? []).map(({ name }) => name).filter((name) => !wanted.some((url) => url?.endsWith(`/${name}`)));
  if (old.length > 0) await bucket.remove(old.map((name) => `${userId}/${FOLDER}/${name}`));
}

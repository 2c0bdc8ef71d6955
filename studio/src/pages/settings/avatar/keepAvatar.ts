import { BUCKET } from '@cardwright/server/contract/pictures';
import { supabase } from '../../../session/supabase.js';
import { uploadPicture } from '../../../pictures/uploadPicture.js';

const FOLDER = 'avatars';

/** Uploads a picture to `{userId}/avatars/{uuid}`. @returns its public address @throws Error with a message for the user */
export function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  return uploadPicture(userId, FOLDER, picture);
}

/** Removes earlier pictures except those still needed: the current one, and the one that undo restores. */
export async function removeOldAvatars(userId: string, wanted: readonly (string | null)[]): Promise<void> {
  const bucket = (await supabase()).storage.from(BUCKET);
  const { data } = await bucket.list(`${userId}/${FOLDER}`);
  const old = (data ?? []).map(({ name }) => name).filter((name) => !wanted.some((url) => url?.endsWith(`/${name}`)));
  if (old.length > 0) await bucket.remove(old.map((name) => `${userId}/${FOLDER}/${name}`));
}

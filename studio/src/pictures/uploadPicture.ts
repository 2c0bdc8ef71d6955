import { BUCKET, PICTURE_EXTENSIONS } from '@cardwright/server/contract/pictures';
import { ApiError, UNKNOWN } from '../api/ApiError.js';
import { supabase } from '../session/supabase.js';
import { scaleDown } from './cropPicture.js';
import { pictureSize } from './pictureSize.js';
import { isTooLargeToStore } from './readPicture.js';
import { withTrueType } from './withTrueType.js';

/**
 * Uploads a picture to `{userId}/{folder}/{uuid}.{ext}`, scaled down if it is larger than what the server stores.
 * @returns its public address, without the page's own origin, so that it stays valid when the server moves
 * @throws ApiError with a message for the user; status 429 for too many uploads, 0 if the server is not responding
 */
export async function uploadPicture(userId: string, folder: string, file: Blob): Promise<string> {
  const picture = await asStored(await withTrueType(file));
  const extension = PICTURE_EXTENSIONS[picture.type];
  if (extension === undefined) throw new ApiError(415, 'Pictures are PNG, JPEG, WebP, AVIF, GIF or SVG.', UNKNOWN);
  const bucket = (await supabase()).storage.from(BUCKET);
  const path = `${userId}/${folder}/${crypto.randomUUID()}.${extension}`;
  const { error } = await bucket.upload(path, picture, { contentType: picture.type, upsert: true });
  if (error !== null) throw failureOf(error);
  const { origin, href, pathname } = new URL(bucket.getPublicUrl(path).data.publicUrl);
  return origin === location.origin ? pathname : href;
}

/** An SVG has no pixels to look at. */
async function asStored(file: Blob): Promise<Blob> {
  if (file.type === 'image/svg+xml') return file;
  const { width, height } = await pictureSize(file);
  return isTooLargeToStore(file, width, height) ? scaleDown(file) : file;
}

interface Refusal {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

/** Storage has the status of most refusals in their bodies. An error of the network has none. */
function failureOf({ message, status, statusCode }: Refusal): ApiError {
  const told = Number(statusCode);
  const code = told > 0 ? told : (status ?? 0);
  const text = code === 0 ? 'The server is not responding.' : `The picture could not be uploaded: ${message}`;
  return new ApiError(code, text, UNKNOWN);
}

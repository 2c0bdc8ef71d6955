import sharp from 'sharp';
import { HttpProblem } from '../../errors.js';
import { MAX_PIXELS } from '../limits.js';
import { identifyPicture } from './identifyPicture.js';
import type { IdentifiedPicture } from './PictureDecoder.js';

/** See PictureDecoder. */
export async function checkPicture(source: Uint8Array): Promise<IdentifiedPicture> {
  const { drawing, ...picture } = await identifyPicture(source);
  if (drawing === undefined) await assertWhole(picture.bytes);
  return picture;
}

/** A valid header proves little: refuses half a file, or another file behind a picture's first bytes. */
async function assertWhole(bytes: Uint8Array): Promise<void> {
  try {
    const options = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;
    await sharp(bytes, options).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', 'The picture is damaged or cut off. Save it again and upload it.', {
      cause,
    });
  }
}

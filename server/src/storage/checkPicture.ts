import sharp from 'sharp';
import { HttpProblem } from '../errors.js';
import { identifyPicture, type IdentifiedPicture } from '../images/identifyPicture.js';
import { MAX_PIXELS } from '../images/limits.js';

/**
 * Identifies a picture by its bytes and decodes it once, so that only valid pictures are stored.
 * @throws HttpProblem `too-large`, `unsupported-type` (an unsupported format, a damaged file, or an SVG that cannot be
 * cleaned)
 */
export async function checkPicture(bytes: Uint8Array): Promise<IdentifiedPicture> {
  const picture = await identifyPicture(bytes);
  if (picture.contentType !== 'image/svg+xml') await assertWhole(picture.bytes);
  return picture;
}

/** A valid header proves little: refuses half a file, or another file behind a picture's first bytes. */
async function assertWhole(bytes: Uint8Array): Promise<void> {
  try {
    const options = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;
    await sharp(bytes, options).resize(16, 16, { fit: 'fill' }).timeout({ seconds: 20 }).raw().toBuffer();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', 'The picture is damaged or cut off. Save it again and upload it.', {
      cause,
    });
  }
}

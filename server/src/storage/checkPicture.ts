import sharp from 'sharp';
import { HttpProblem } from '../errors.js';
import { identifyPicture, type IdentifiedPicture } from '../images/identifyPicture.js';
import { MAX_PIXELS } from '../images/limits.js';

/**
 * Finds out what a picture is from its bytes and decodes it once, so that what is kept is what it says it is.
 * @throws HttpProblem `too-large`, `unsupported-type` (nothing that is taken, damaged, or an SVG that cannot be cleaned)
 */
export async function checkPicture(bytes: Uint8Array): Promise<IdentifiedPicture> {
  const picture = await identifyPicture(bytes);
  if (picture.contentType !== 'image/svg+xml') await assertWhole(picture.bytes);
  return picture;
}

/** A header says nothing of the pixels: half a file, or another file behind a picture's first bytes, is refused. */
async function assertWhole(bytes: Uint8Array): Promise<void> {
  try {
    const options = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;
    await sharp(bytes, options).resize(16, 16, { fit: 'fill' }).timeout({ seconds: 20 }).raw().toBuffer();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', 'The picture is damaged or cut off. Save it again.', { cause });
  }
}

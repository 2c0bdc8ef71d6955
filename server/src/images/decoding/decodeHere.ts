import { checkPicture } from './checkPicture.js';
import { drawVariant } from './drawVariant.js';
import { instantiateFont, readFontFile } from './readFontFile.js';
import { readProfileFile } from './readProfileFile.js';
import type { FileDecoder } from './PictureDecoder.js';

/** Decodes in this process, which has no limits of its own: for the decoder's process and for tests. */
export const decodeHere: FileDecoder = {
  check: checkPicture,
  draw: drawVariant,
  readFont: readFontFile,
  instantiateFont,
  readProfile: readProfileFile,
};

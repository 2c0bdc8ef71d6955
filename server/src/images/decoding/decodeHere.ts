import { checkPicture } from './checkPicture.js';
import { drawVariant } from './drawVariant.js';
import type { PictureDecoder } from './PictureDecoder.js';

/** Decodes in this process, which has no limits of its own: for the decoder's process and for tests. */
export const decodeHere: PictureDecoder = { check: checkPicture, draw: drawVariant };

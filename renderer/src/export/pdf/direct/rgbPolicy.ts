import { deviceRgb } from '../../../painters/pdf/index.js';
import type { PdfColorPolicy } from './PdfColorPolicy.js';
import { rgbPicture } from './rgbPicture.js';

/** Colours as on the screen: DeviceRGB, pictures unchanged or in sRGB. */
export const rgbPolicy: PdfColorPolicy = {
  ...deviceRgb,
  version: '1.7',
  picture: async (src, pictures) => rgbPicture((await pictures.imageBytes(src)).bytes),
  finish: () => undefined,
};

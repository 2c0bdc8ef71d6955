// The Node-only door: what turns scenes into files.
export { BrowserPool, type BrowserPoolOptions } from './browser/BrowserPool.js';
export type { FontSource, PictureSource } from './browser/assets.js';
export { findChromium } from './browser/findChromium.js';
export { createNodeRenderer, type NodeRenderer } from './createNodeRenderer.js';
export { ImageStore } from './images/ImageStore.js';
export { fetchPublicImage } from './images/fetchPublicImage.js';
export { readImageBytes, type ImageReadOptions } from './images/readImageBytes.js';
export { writeFileAtomically } from './files/writeFileAtomically.js';
export { abortOnTermination } from './files/abortOnTermination.js';
export { renderRaster, type RasterFace, type RasterImage, type RasterOptions } from './raster/renderRaster.js';
export type { RasterFormat } from './raster/encodeRaster.js';
export { facesOfCards, type PdfOptions, renderPdf } from './pdf/renderPdf.js';
export type * from './pdf/types.js';
export { createNodeIconLibrary, IconEndpoint, nodeIconSource } from '../icons/node.js';
export { fontsDirectory, loadManifestFromDisk } from '../fonts/node.js';

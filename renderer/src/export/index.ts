// The Node-only entry point, which turns scenes into files.
export { CardwrightError } from '../errors.js';
export { BrowserPool, type BrowserPoolOptions } from './browser/BrowserPool.js';
export type { FontSource, PictureSource } from './browser/assets.js';
export { findChromium } from './browser/findChromium.js';
export { createNodeRenderer, type NodeRenderer } from './createNodeRenderer.js';
export { ImageStore } from './images/ImageStore.js';
export { findPicture } from './images/findPicture.js';
export { fetchPublicImage } from './images/fetchPublicImage.js';
export { NearPictures } from './images/NearPictures.js';
export { readImageBytes, type ImageReadOptions } from './images/readImageBytes.js';
export { writeFileAtomically } from './files/writeFileAtomically.js';
export { abortOnTermination } from './files/abortOnTermination.js';
export { layoutVersion } from './cache/layoutVersion.js';
export { Ledger } from './cache/Ledger.js';
export { RasterCache } from './cache/RasterCache.js';
export { type Drawing, factsOf, sceneIn, type SceneFacts } from './cache/sceneFacts.js';
export { sha256 } from './cache/sha256.js';
export { rasterSize } from './raster/rasterSize.js';
export {
  rasterKey,
  renderRaster,
  type RasterFace,
  type RasterImage,
  type RasterOptions,
} from './raster/renderRaster.js';
export type { RasterFormat } from './raster/encodeRaster.js';
export { imposeSheets, packPlay, pressPdf, pressSheets, renderPdf, streamPdf, zipDeck } from './loadedLater.js';
export { MOST_ON_PLAYINGCARDS_IO } from './play/formats/playingCardsIo.js';
export { startDeckName } from './play/formats/startDeckName.js';
export { HOSTED_FORMATS, SHAPED_FORMATS, type PlayFormat, type PlaySource } from './play/types.js';
export { facesOfCards } from './pdf/facesOfCards.js';
export { warmPdf } from './pdf/warmPdf.js';
export type * from './pdf/types.js';
export type { PressPlan } from './pdf/pdfx/PressPlan.js';
export { pressProfile } from './pdf/pdfx/pressProfiles.js';
export type { PdfColorPolicy, PdfEnd, PdfPicture } from './pdf/direct/PdfColorPolicy.js';
export { embeddingObstacle } from './pdf/direct/FontFacts.js';
export { rgbPolicy } from './pdf/direct/rgbPolicy.js';
export type { PaintUse, PdfColors, PdfInk } from '../painters/pdf/index.js';
export { BACK_ORDERS, CUT_MARKS, DUPLEX_MODES, FOLDS, ORIENTATIONS } from '../imposition/types.js';
export type * from '../imposition/types.js';
export type * from './impose/types.js';
export * from './presets/index.js';
export { fontCredits } from './zip/fontCredits.js';
export { uploadBleed } from './zip/uploadBleed.js';
export type { ZipCard, ZipOptions } from './zip/types.js';
export { CARD_SIZES, type CardSize } from '../imposition/options/cardSizes.js';
export { findCardSize } from '../imposition/options/findCardSize.js';
export { iconAttribution, ICON_SETS, iconSetInfo, searchIcons, suggestIcon, type IconSetInfo } from '../icons/index.js';
export { createNodeIconLibrary, IconEndpoint, nodeIconSource } from '../icons/node.js';
export { diskFonts, fontsDirectory, loadFaceFromDisk, loadManifestFromDisk } from '../fonts/node.js';

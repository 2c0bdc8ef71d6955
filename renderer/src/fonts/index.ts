export {
  createFaceLoader,
  type FaceLoader,
  fetchFace,
  fetchFontManifest,
  fetchHarfBuzz,
  type FontScope,
  registerFontFace,
} from './browser.js';
export { rangesHave } from './coverage.js';
export { createFaceIndex, DEFAULT_FAMILY, type FaceIndex, type FaceRequest, type FaceSelection } from './faceIndex.js';
export { createFontLibrary } from './createFontLibrary.js';
export type { FaceFeatures } from './faceFeatures.js';
export { faceBytes, type AxisValues, type Feature, featureFaceId, plainFaceId, readFaceId } from './featureFace.js';
export { isCursive } from './cursive.js';
export { type HarfBuzz, type HarfBuzzSource, loadHarfBuzz } from './harfbuzz.js';
export { faceHas, primaryFace, selectFace } from './selectFace.js';
export { fontsNamedIn } from './fontsNamedIn.js';
export {
  describeFont,
  OWN_FONT_LICENSE,
  ownFaces,
  ownFamilies,
  ownFamilySlug,
  type DescribedFont,
  type OwnFace,
  type OwnFonts,
  withFamilies,
} from './ownFonts.js';
export type { FontFace, FontFamily, FontLibrary, FontManifest, ShapedRun } from './types.js';

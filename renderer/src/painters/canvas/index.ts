export { createOffscreenLayer, type PaintAssets } from './brush.js';
export { faceBytes } from '../../fonts/featureFace.js';
export { PaintCache, type PaintCanvas, type PaintContext } from './PaintCache.js';
export { paintScene, type PaintOptions, type PaintReport } from './paintScene.js';
export { StillPictures } from './StillPictures.js';

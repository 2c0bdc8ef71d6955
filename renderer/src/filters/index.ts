export { colorMatrix, type ColorFilter } from './colorMatrix.js';
export { arePictures, filterNodes } from './filterNodes.js';
export { filteredSource, originalSource, readFilteredSource, type PictureFilter } from './filteredSource.js';
export { filterPixels } from './filterPixels.js';
export type { Pixels } from './pixels.js';

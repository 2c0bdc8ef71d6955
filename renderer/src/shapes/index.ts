export { roundedRectPath } from './rectangle.js';
export { SHAPE_NAMES, shapeParts, shapePath } from './shapePath.js';

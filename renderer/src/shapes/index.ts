export { roundedRectPath } from './rectangle.js';
export { isShapeName, SHAPE_NAMES, shapeParts, shapePath, type ShapeName } from './shapePath.js';
export type { ShapeProps } from './props.js';

export { parseSvg } from './parseSvg.js';
export { sanitizeSvg, sanitizeSvgWithWarnings } from './reading/sanitizeSvg.js';
export { svgSize } from './svgSize.js';
export { parsePath } from '../paths/parsePath.js';
export { formatPath, transformPath } from '../paths/path.js';
export type { PathSegment } from '../paths/pathSegment.js';
export { pathBounds } from '../paths/pathBounds.js';
export type { ParsedSvg, SvgOptions } from './types.js';

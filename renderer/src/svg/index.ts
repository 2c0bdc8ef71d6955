export { parseSvg } from './parseSvg.js';
export { sanitizeSvg, sanitizeSvgWithWarnings } from './sanitizeSvg.js';
export { svgSize } from './svgSize.js';
export { parsePath } from './parsePath.js';
export { formatPath, transformPath } from './path.js';
export type { PathSegment } from './pathSegment.js';
export { pathBounds } from './pathBounds.js';
export type { ParsedSvg, SvgOptions } from './types.js';

export { parseSvg } from './parseSvg.js';
export { sanitizeSvg, sanitizeSvgWithWarnings } from './reading/sanitizeSvg.js';
export { svgSize } from './svgSize.js';
export type { ParsedSvg, SvgOptions } from './types.js';

export { parseSvg } from './parseSvg.js';
export { sanitizeSvg, sanitizeSvgWithWarnings } from './reading/sanitizeSvg.js';
export { svgCoverage } from './svgCoverage.js';
export { svgSize } from './svgSize.js';
export type { ParsedSvg, SvgOptions } from './types.js';

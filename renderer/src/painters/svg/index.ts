export { escapeXml } from './markup.js';
export { sceneToMarkup, sceneToSvg, type SvgOptions, svgTextStyle } from './sceneToSvg.js';
export { standaloneSvg, type StandaloneSvgOptions } from './standaloneSvg.js';
export { SvgDefinitions } from './SvgDefinitions.js';

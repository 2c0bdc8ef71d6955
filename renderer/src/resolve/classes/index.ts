export type { ClassParser, ParsedClasses } from './classParser.js';
export { createClassParser, parseClasses } from './classParser.js';

export { prepareText } from './prepareText.js';
export { TextCache } from './textCache.js';
export { HYPHENATED_LANGUAGES } from './hyphenation/languages.js';

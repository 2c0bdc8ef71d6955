export { prepareText } from './prepareText.js';
export { TextCache } from './textCache.js';
export { Hyphenation } from './hyphenation/Hyphenation.js';
export { HYPHENATED_LANGUAGES } from './hyphenation/languages.js';

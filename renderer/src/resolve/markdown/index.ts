export { MarkdownCache } from './markdownCache.js';
export { LONGEST_MARKDOWN, parseMarkdown } from './parseMarkdown.js';
export { plainParagraphs } from './plainParagraphs.js';
export { spokenText } from './spokenText.js';
export { findStrayMarkup, type Stray } from './strayMarkup.js';
export type { LineEnds } from './textSpans.js';

export { findIcons, type IconExists, type IconPiece } from './findIcons.js';
export { MarkdownCache } from './markdownCache.js';
export { LONGEST_MARKDOWN, type MarkdownOptions, parseMarkdown } from './parseMarkdown.js';
export { plainParagraphs } from './plainParagraphs.js';
export { textSpans } from './textSpans.js';

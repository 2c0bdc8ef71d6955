export { MarkdownCache } from './markdownCache.js';
export { LONGEST_MARKDOWN, parseMarkdown } from './parseMarkdown.js';
export { plainParagraphs } from './plainParagraphs.js';

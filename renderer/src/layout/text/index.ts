export { prepareText } from './prepareText.js';
export { TextCache } from './textCache.js';
export { isSetSolid } from './scriptOf.js';
export { HYPHENATED_LANGUAGES } from './hyphenation/languages.js';
export type {
  InlineGraphic,
  Paragraph,
  PreparedText,
  Span,
  SpanStyle,
  TextBlock,
  TextLayout,
  TextLine,
  TextRun,
} from './types.js';

import type { SpanStyle } from '../textBlock.js';

/** For texts that are read but not drawn. */
export const ANY_STYLE: SpanStyle = {
  family: '',
  weight: 400,
  italic: false,
  scale: 1,
  color: '#000000',
  decoration: 'none',
  letterSpacing: 0,
};

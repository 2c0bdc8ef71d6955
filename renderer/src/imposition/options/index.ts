// The light entry point to the export options: the table and its types, without schemas, for help pages and forms.
export * from './exportOptions.js';
export * from './stages.js';
export { CARD_SIZES } from './cardSizes.js';
export { sizeInShapeOf, usualCard, usualSize } from './usualSize.js';
export type * from './values.js';

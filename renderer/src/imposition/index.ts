// The browser-safe entry point of imposition: where cards and marks go on sheets of paper. export/impose writes the
// files.
export { FOOTER_INK } from './footerText.js';
export { cardName, type SheetLine } from './cardLabels.js';
export { markRect, sheetFurniture, type SheetFurniture } from './sheetFurniture.js';
export { calibrationPdf } from './calibration/calibrationPdf.js';
export { copiesInOrder } from './copyOrder.js';
export { describeEstimate } from './describeEstimate.js';
export { estimateRun, type Estimate, type PrintTerms } from './estimateRun.js';
export { planSheets, type Placement, type SheetCard, type SheetSide } from './planSheets.js';
export { sheetGrid } from './sheetGrid.js';
export { cutFiles, type CutFile } from './plotter/cutFiles.js';
export type { Mark, MarkColor } from './marks/types.js';
export type * from './types.js';
export type { CardShape } from '../cardShapes.js';
export * from './options/index.js';
export type { CardSize } from './options/cardSizes.js';
export { marksWithoutRoom } from './marksWithoutRoom.js';
export { addressFault } from './options/addressFault.js';
export { parseMeasures } from './options/measures.js';
export { parseLength } from '../schema/index.js';
export { CARD_SIDE_MM, findCardSize } from './options/findCardSize.js';
export { USUAL_OPTIONS } from './options/usualOptions.js';
export { sheetOptionsOf } from './options/sheetOptionsOf.js';
export { exportOptionsSchema, exportOrderSchema, optionsSchema, renderOptionsSchema } from './options/schema.js';

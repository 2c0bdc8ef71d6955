export { deviceRgb } from './deviceRgb.js';
export { PathOperators } from './PathOperators.js';
export type { PaintUse, PdfColors, PdfInk } from './PdfColors.js';
export { PdfContent } from './PdfContent.js';
export type { PdfFont, PdfTextStyle } from './PdfFont.js';
export type { PdfResources } from './PdfResources.js';
export { sceneToPdf } from './sceneToPdf.js';

export { deviceRgb } from './deviceRgb.js';
export { PathOperators } from './PathOperators.js';
export { followColors } from './followColors.js';
export type { ComponentStop, PaintUse, PdfColors, PdfInk } from './PdfColors.js';
export { PdfContent } from './PdfContent.js';
export type { PdfFont, PdfTextStyle } from './PdfFont.js';
export type { PdfResources } from './PdfResources.js';
export { sceneToPdf } from './sceneToPdf.js';

/**
 * The part of pdf-lib that we use: its model of PDF objects, its parser and its writer. pdf-lib is no longer maintained, so
 * nothing else imports it, and whoever replaces it has these names to provide.
 */
export {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';

import type { imposeSheets as imposeSheetsNow } from './impose/imposeSheets.js';
import type { renderPdf as renderPdfNow, streamPdf as streamPdfNow } from './pdf/renderPdf.js';
import type { pressPdf as pressPdfNow } from './pdf/pdfx/pressPdf.js';
import type { pressSheets as pressSheetsNow } from './pdf/pdfx/pressSheets.js';
import type { packPlay as packPlayNow } from './play/packPlay.js';
import type { zipDeck as zipDeckNow } from './zip/zipDeck.js';

// The libraries for PDFs and zips take longer to load than a card takes to paint, so they are loaded on demand.

/** @see the function of the same name in pdf/renderPdf.ts */
export const renderPdf: typeof renderPdfNow = async (...rest) =>
  (await import('./pdf/renderPdf.js')).renderPdf(...rest);

/** @see the function of the same name in pdf/renderPdf.ts */
export const streamPdf: typeof streamPdfNow = async function* (...rest) {
  yield* (await import('./pdf/renderPdf.js')).streamPdf(...rest);
};

/** @see the function of the same name in pdf/pdfx/pressPdf.ts */
export const pressPdf: typeof pressPdfNow = async (...rest) =>
  (await import('./pdf/pdfx/pressPdf.js')).pressPdf(...rest);

/** @see the function of the same name in pdf/pdfx/pressSheets.ts */
export const pressSheets: typeof pressSheetsNow = async (...rest) =>
  (await import('./pdf/pdfx/pressSheets.js')).pressSheets(...rest);

/** @see the function of the same name in impose/imposeSheets.ts */
export const imposeSheets: typeof imposeSheetsNow = async (...rest) =>
  (await import('./impose/imposeSheets.js')).imposeSheets(...rest);

/** @see the function of the same name in zip/zipDeck.ts */
export const zipDeck: typeof zipDeckNow = async function* (...rest) {
  yield* (await import('./zip/zipDeck.js')).zipDeck(...rest);
};

/** @see the function of the same name in play/packPlay.ts */
export const packPlay: typeof packPlayNow = async function* (...rest) {
  yield* (await import('./play/packPlay.js')).packPlay(...rest);
};

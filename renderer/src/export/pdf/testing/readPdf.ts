import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Text of every page, as PDFium reads it. */
export async function readPdfText(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(Buffer.from(pdf));
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return texts;
  } finally {
    library.destroy();
  }
}

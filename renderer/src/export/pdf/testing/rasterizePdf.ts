import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Pages of a PDF as PNGs, rasterised by PDFium. */
export async function rasterizePdf(pdf: Uint8Array, dpi: number, pages?: readonly number[]): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(Buffer.from(pdf));
    const wanted = pages ?? Array.from({ length: document.getPageCount() }, (_, index) => index);
    const pictures: Buffer[] = [];
    for (const index of wanted) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const { data } = await page.render({
        width: Math.round((originalWidth * dpi) / 72),
        height: Math.round((originalHeight * dpi) / 72),
        render: ({ data, width, height }) =>
          sharp(data, { raw: { width, height, channels: 4 } })
            .png()
            .toBuffer(),
      });
      pictures.push(Buffer.from(data));
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

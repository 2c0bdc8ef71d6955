import { PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterizePdf } from '../../export/pdf/testing/rasterizePdf.js';
import { readPdfText } from '../../export/pdf/testing/readPdf.js';
import { calibrationPdf } from './calibrationPdf.js';

const A4 = { widthMm: 210, heightMm: 297 };

describe('the calibration sheet', () => {
  it('has crosses on the front and rulers on the back, at the same places', async () => {
    const bytes = calibrationPdf({ sheet: A4 });
    const [front = '', back = ''] = await readPdfText(bytes);
    expect(front).toContain('Printer calibration: front');
    expect(back).toContain('(152 + x of the right cross');
    for (const picture of await rasterizePdf(bytes, 254)) {
      const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
      for (const x of [29, 105, 181]) {
        const dark = [-1, 0, 1].map((row) => data[(1485 + row) * info.width + Math.round((x + 3.25) * 10)] ?? 255);
        expect(Math.min(...dark)).toBeLessThan(160);
      }
    }
  });

  it.each([
    ['long-edge', 'DuplexFlipLongEdge'],
    ['short-edge', 'DuplexFlipShortEdge'],
  ] as const)('is a PDF that asks for %s and no scaling', async (duplex, flip) => {
    const bytes = calibrationPdf({ sheet: { widthMm: 320, heightMm: 450 }, duplex });
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const preferences = String(document.catalog.lookup(PDFName.of('ViewerPreferences')));
    expect(preferences).toContain(`/${flip}`);
    expect(preferences).toContain('/PrintScaling /None');
    expect(document.getPages().map((page) => Math.round((page.getWidth() * 25.4) / 72))).toEqual([320, 320]);
  });
});

import { PDFDocument, PDFName } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { findSheet } from '../presets/index.js';
import type { PrintCard } from '../pdf/types.js';
import { colorScene, noPictures, streamsWith } from '../pdf/testing/printFixtures.js';
import { rasterizePdf } from '../pdf/testing/rasterizePdf.js';
import { readPdfText } from '../pdf/testing/readPdf.js';
import { PDF_ENGINES, type PdfEngine } from '../../imposition/types.js';
import { it } from '../testing/paintingTest.js';
import { imposeSheets } from './imposeSheets.js';
import type { ImposedSheets, SheetPdfOptions } from './types.js';

const MM = { widthMm: 63, heightMm: 88.2 };
const A4 = findSheet('a4');

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

/** Fronts are red and backs are blue; the green channel encodes the card's number. */
const channel = (index: number): number => 20 + index * 15;
const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const cards = Array.from({ length: 11 }, (_, index): PrintCard => ({
  front: { scene: colorScene(hex(255, channel(index), 0)), label: `card ${index + 1}` },
  back: { scene: colorScene(hex(0, channel(index), 255)) },
}));

let engine: PdfEngine;
const impose = (options: Partial<SheetPdfOptions> = {}, run: readonly PrintCard[] = cards): Promise<ImposedSheets> =>
  imposeSheets(
    run,
    {
      widthMm: MM.widthMm,
      bleedMm: 3,
      pictures: noPictures,
      sheet: A4,
      marks: 'none',
      footer: false,
      engine,
      ...options,
    },
    pool,
  );
const bytesOf = ({ files }: ImposedSheets): Uint8Array => files[0]?.bytes ?? new Uint8Array();

/** Which card is in the middle of a cell, e.g. `F3` or `B11`; empty for paper. */
async function sampler(bytes: Uint8Array, page: number): Promise<(xMm: number, yMm: number) => string> {
  const [png] = await rasterizePdf(bytes, 25.4, [page]);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, green, blue) > 240) return '';
    return `${red > blue ? 'F' : 'B'}${Math.round((green - 20) / 15) + 1}`;
  };
}

/** Where ink begins and ends along a line across the upper card, and along one down both cards, in px. */
async function inkEdges(page: Sharp): Promise<readonly [across: number[], down: number[]]> {
  const { data, info } = await page.greyscale().raw().toBuffer({ resolveWithObject: true });
  const edges = (length: number, at: (step: number) => number): number[] =>
    Array.from({ length: length - 1 }, (_, step) => step + 1).filter(
      (step) => (data[at(step)] ?? 255) > 240 !== (data[at(step - 1)] ?? 255) > 240,
    );
  const [x, y] = [Math.round(info.width * 0.4), Math.round(info.height * 0.25)];
  return [edges(info.width, (step) => y * info.width + step), edges(info.height, (step) => step * info.width + x)];
}

async function rows(bytes: Uint8Array, page: number): Promise<string[]> {
  const at = await sampler(bytes, page);
  const [left, top] = [(210 - 189) / 2, (297 - 3 * MM.heightMm) / 2];
  return [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => at(left + (column + 0.5) * 63, top + (row + 0.5) * MM.heightMm)).join(' '),
  );
}

describe.each(PDF_ENGINES)('imposeSheets with %s', (each) => {
  beforeAll(() => {
    engine = each;
  });

  it('puts backs behind their faces when the sheet flips on its long edge, even on the last sheet', async () => {
    const result = await impose();
    expect(result).toMatchObject({ sheets: 2, cardsPerSheet: 9 });
    const bytes = bytesOf(result);
    expect(await rows(bytes, 0)).toEqual(['F1 F2 F3', 'F4 F5 F6', 'F7 F8 F9']);
    expect(await rows(bytes, 1)).toEqual(['B3 B2 B1', 'B6 B5 B4', 'B9 B8 B7']);
    expect(await rows(bytes, 2)).toEqual(['F10 F11 ', '  ', '  ']);
    expect(await rows(bytes, 3)).toEqual([' B11 B10', '  ', '  ']);
  });

  it.each(['long-edge', 'short-edge'] as const)(
    'covers fronts with backs to 0.05 mm when the paper is flipped on its %s',
    async (duplex) => {
      const cells = { columns: 1, rows: 2, leftMm: 11, topMm: 7, widthMm: 63, heightMm: 88.2, gapXMm: 0, gapYMm: 3 };
      const sheet = { slug: 'own', name: 'Own', widthMm: 100, heightMm: 200, cells };
      const bytes = bytesOf(await impose({ sheet, duplex, bleedMm: 0 }, cards.slice(0, 2)));
      // A pixel is 0.05 mm.
      const [front, back] = await rasterizePdf(bytes, 508);
      const flipped = duplex === 'long-edge' ? sharp(back).flop() : sharp(back).flip();
      const [above, below] = [await inkEdges(sharp(front)), await inkEdges(flipped)];
      expect(above.map((line) => line.length)).toEqual([2, 4]);
      above.flat().forEach((edge, index) => {
        expect(Math.abs(edge - (below.flat()[index] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  );

  it('and on its short edge', async () => {
    const bytes = bytesOf(await impose({ duplex: 'short-edge' }));
    expect(await rows(bytes, 1)).toEqual(['B7 B8 B9', 'B4 B5 B6', 'B1 B2 B3']);
    expect(await rows(bytes, 3)).toEqual(['  ', '  ', 'B10 B11 ']);
  });

  it('puts backs where their faces are without duplex', async () => {
    const bytes = bytesOf(await impose({ duplex: 'none', backs: 'collected' }));
    expect(await rows(bytes, 1)).toEqual(['F10 F11 ', '  ', '  ']);
    expect(await rows(bytes, 2)).toEqual(['B1 B2 B3', 'B4 B5 B6', 'B7 B8 B9']);
  });

  it('folds: the back is on the other side of the line', async () => {
    const result = await impose({ fold: 'horizontal', orientation: 'landscape' });
    expect(result).toMatchObject({ sheets: 3, cardsPerSheet: 4 });
    const at = await sampler(bytesOf(result), 0);
    const columns = [0, 1, 2, 3].map((column) => (297 - 4 * 63) / 2 + (column + 0.5) * 63);
    expect(columns.map((x) => at(x, 105 - 3 - 44))).toEqual(['F1', 'F2', 'F3', 'F4']);
    expect(columns.map((x) => at(x, 105 + 3 + 44))).toEqual(['B1', 'B2', 'B3', 'B4']);
  });

  it('prints copies side by side and every face once', async () => {
    const back = { scene: colorScene('#0014ff') };
    const run = cards.slice(0, 2).map((card, index) => ({ ...card, back, copies: index === 0 ? 7 : 2 }));
    const bytes = bytesOf(await impose({}, run));
    expect(await rows(bytes, 0)).toEqual(['F1 F1 F1', 'F1 F1 F1', 'F1 F2 F2']);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(streamsWith(document, 'Subtype', 'Form')).toHaveLength(3);
    expect(document.getPageCount()).toBe(2);
  });

  it('writes backs to a separate file, without the faces', async () => {
    const { files } = await impose({ backs: 'separate' });
    expect(files.map(({ part, pages }) => [part, pages])).toEqual([
      ['fronts', 2],
      ['backs', 2],
    ]);
    for (const { bytes } of files) {
      expect(streamsWith(await PDFDocument.load(bytes, { updateMetadata: false }), 'Subtype', 'Form')).toHaveLength(11);
    }
    expect(await rows(files[1]?.bytes ?? new Uint8Array(), 0)).toEqual(['B3 B2 B1', 'B6 B5 B4', 'B9 B8 B7']);
  });

  it('omits backs', async () => {
    const document = await PDFDocument.load(bytesOf(await impose({ backs: 'none' })), { updateMetadata: false });
    expect(document.getPageCount()).toBe(2);
    expect(streamsWith(document, 'Subtype', 'Form')).toHaveLength(11);
  });

  it('moves and scales only backs for calibration', async () => {
    const bytes = bytesOf(await impose({ columns: 1, rows: 1, calibration: { xMm: 10, yMm: -20, scale: 0.9 } }));
    const [front, back] = [await sampler(bytes, 0), await sampler(bytes, 1)];
    const [left, top] = [105 - 63 / 2 - 3, 148.5 - MM.heightMm / 2 - 3];
    expect([front(left + 1, 148), front(left - 1, 148)]).toEqual(['F1', '']);
    expect([front(105, top + 1), front(105, top - 1)]).toEqual(['F1', '']);
    const [movedLeft, movedTop] = [105 + 10 - (63 / 2 + 3) * 0.9, 148.5 - 20 - (MM.heightMm / 2 + 3) * 0.9];
    expect([back(movedLeft + 1, 130), back(movedLeft - 1, 130)]).toEqual(['B1', '']);
    expect([back(115, movedTop + 1), back(115, movedTop - 1)]).toEqual(['B1', '']);
  });

  it('has a footer, and tells viewers not to scale it', async () => {
    const metadata = { title: 'Rätselkarten' };
    const bytes = bytesOf(
      await impose({ footer: undefined, metadata, marks: 'ticks', registration: true, colorBar: true }),
    );
    expect((await readPdfText(bytes)).map((text) => text.trim())).toEqual([
      'Rätselkarten · sheet 1 of 2',
      'Rätselkarten · sheet 1 of 2, backs',
      'Rätselkarten · sheet 2 of 2',
      'Rätselkarten · sheet 2 of 2, backs',
    ]);
    const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
    const preferences = String(catalog.lookup(PDFName.of('ViewerPreferences')));
    expect(preferences).toContain('/PrintScaling /None');
    expect(preferences).toContain('/Duplex /DuplexFlipLongEdge');
  });

  it('labels faces with the number and title of their card, shortened to its width', async () => {
    const named = cards.map((card, index) => ({
      ...card,
      number: index + 1,
      title: 'Lampenwärter '.repeat(index + 1),
    }));
    const [fronts = '', backs = ''] = await readPdfText(bytesOf(await impose({ cardLabels: true }, named)));
    expect(fronts).toContain('1 Lampenwärter');
    expect(fronts).toMatch(/9 Lampenwärter .*…/);
    expect(backs.trim()).toBe('');
  });

  it('sets the page boxes to the paper', async () => {
    const document = await PDFDocument.load(bytesOf(await impose()), { updateMetadata: false });
    for (const page of document.getPages()) {
      for (const box of [page.getMediaBox(), page.getCropBox(), page.getBleedBox(), page.getTrimBox()]) {
        expect(box).toMatchObject({ x: 0, y: 0 });
        expect(box.width).toBeCloseTo((210 / 25.4) * 72, 3);
        expect(box.height).toBeCloseTo((297 / 25.4) * 72, 3);
      }
    }
  });

  it('gives the same bytes each time', async () => {
    const options = { metadata: { title: 'T' }, footer: 'T', marks: 'crosses', registration: true } as const;
    expect(Buffer.compare(bytesOf(await impose(options)), bytesOf(await impose(options)))).toBe(0);
  });

  it('rejects cards of different sizes and names one', async () => {
    const other = { front: { scene: colorScene('#ffffff', '', { height: 240 }), label: 'card “Odd”' } };
    await expect(impose({}, [...cards, other])).rejects.toMatchObject({
      code: 'sheet.mixed_sizes',
      path: 'card “Odd”',
    });
  });

  it('rejects cards that do not fit and empty runs', async () => {
    await expect(impose({ columns: 9 })).rejects.toMatchObject({ code: 'sheet.too_small' });
    await expect(impose({}, [])).rejects.toMatchObject({ code: 'pdf.empty' });
    await expect(impose({}, [{ ...(cards[0] as PrintCard), copies: 1e9 }])).rejects.toMatchObject({
      code: 'sheet.too_many',
    });
  });
});

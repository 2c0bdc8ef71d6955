import { describe, expect } from 'vitest';
import { findSheet } from '../../presets/index.js';
import type { ImposedSheets, SheetPdfOptions } from '../../impose/types.js';
import { PDFDocument } from '../pdfLib.js';
import { colorScene, noPictures } from '../testing/printFixtures.js';
import { readPdfText } from '../testing/readPdf.js';
import type { BrowserPool } from '../../browser/BrowserPool.js';
import { it } from '../../testing/paintingTest.js';
import { checkPdfX } from './checking/checkPdfX.js';
import { PdfParts } from './checking/PdfParts.js';
import type { PressPlan } from './PressPlan.js';
import { pressSheets } from './pressSheets.js';
import { PLAN } from './testing/PressFixture.js';

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

const cards = ['#101010', '#2040c080'].map((color) => ({
  front: { scene: colorScene(color, 'front') },
  back: { scene: colorScene('#ffe000', 'back') },
}));

function press(plan: Partial<PressPlan> = {}, options: Partial<SheetPdfOptions> = {}): Promise<ImposedSheets> {
  const usual = { widthMm: 63, bleedMm: 2, pictures: noPictures, sheet: findSheet('a4'), registration: true };
  const metadata = { title: 'Sheets' };
  return pressSheets(cards, { ...usual, metadata, ...options }, { ...PLAN, ...plan }, pool);
}

/** Two lines and a circle in each corner of both sides. */
const TARGETS = 3 * 4 * 2;

const bytesOf = ({ files }: ImposedSheets): Uint8Array => files[0]?.bytes ?? new Uint8Array();

async function partsOf(bytes: Uint8Array): Promise<PdfParts> {
  return new PdfParts(await PDFDocument.load(bytes, { updateMetadata: false }), bytes);
}

/** How often the colour of all inks is chosen. */
async function marksIn(bytes: Uint8Array): Promise<number> {
  const { operators } = await partsOf(bytes);
  return operators.filter(({ name, operands }) => name === 'CS' && operands[0] === '/N1').length;
}

describe('sheets for a press', () => {
  it('hold every clause of PDF/X-4, with registration marks on every plate and the marks on cards in black', async () => {
    const bytes = bytesOf(await press({}, { marks: 'crosses', colorBar: true }));
    expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
    expect(await marksIn(bytes)).toBe(TARGETS);
    expect((await readPdfText(bytes)).join(' ')).toContain('Sheets');
  });

  it('have a colour bar of pure inks, and of screen colours if the file has those', async () => {
    const fillsOf = async (standard: 'x4' | 'x4-rgb'): Promise<readonly string[]> => {
      const { operators } = await partsOf(bytesOf(await press({ standard }, { colorBar: true })));
      return operators.flatMap(({ name, operands }) =>
        /^(?:k|rg)$/.test(name) ? [`${operands.join(' ')} ${name}`] : [],
      );
    };
    const inks = ['1 0 0 0 k', '0 1 0 0 k', '0 0 1 0 k', '0 1 1 0 k', '1 0 1 0 k', '1 1 0 0 k', '0 0 0 1 k'];
    expect(await fillsOf('x4')).toEqual(expect.arrayContaining([...inks, '0 0 0 0.498 k']));
    expect(await fillsOf('x4-rgb')).toEqual(expect.arrayContaining(['0 1 1 rg', '1 0 1 rg', '1 1 0 rg']));
  });

  it('have cut marks beside the cards on every plate, also in the colours of the screen', async () => {
    const bytes = bytesOf(await press({ standard: 'x4-rgb' }));
    expect(await checkPdfX(bytes, 'x4-rgb')).toEqual([]);
    expect(await marksIn(bytes)).toBeGreaterThan(TARGETS);
  });

  it('are flattened for PDF/X-1a, in files with ids of their own', async () => {
    const { files } = await press({ standard: 'x1a' }, { backs: 'separate' });
    expect(files.map(({ part }) => part)).toEqual(['fronts', 'backs']);
    for (const { bytes } of files) expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    expect((await readPdfText(files[0]?.bytes ?? new Uint8Array())).join('')).toContain('front');
    const ids = files.map(({ bytes }) => /DocumentID>uuid:([^<]+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
    expect(new Set(ids).size).toBe(2);
  });
});

import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskFonts } from '../../../fonts/node.js';
import { deviceRgb } from '../../../painters/pdf/index.js';
import { richScene } from '../../../painters/testing/richScene.js';
import { testScene } from '../../../painters/testing/testScene.js';
import type { Scene, SceneNode, TextNode } from '../../../displayList.js';
import { colorScene, dictionariesOf, noPictures, picturesOf, streamsWith } from '../testing/printFixtures.js';
import { readPdfText } from '../testing/readPdf.js';
import { rasterizePdf } from '../testing/rasterizePdf.js';
import type { PdfOptions } from '../types.js';
import { readFontFacts } from './FontFacts.js';
import { paintPdf } from './paintPdf.js';
import type { PdfColorPolicy } from './PdfColorPolicy.js';
import { rgbPolicy } from './rgbPolicy.js';

const POKER = { widthMm: 63.5, bleedMm: 3 };
const PT_PER_MM = 72 / 25.4;

let photo: Buffer;
let glass: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#2b59c3' } })
    .jpeg()
    .toBuffer();
  const background = { r: 0, g: 0, b: 255, alpha: 0.5 };
  glass = await sharp({ create: { width: 6, height: 8, channels: 4, background } })
    .png()
    .toBuffer();
});

async function paint(scenes: readonly Scene[], options: Partial<PdfOptions> = {}): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const faces = scenes.map((scene, index) => ({ scene, label: `card ${index + 1}` }));
  for await (const piece of paintPdf(faces, { ...POKER, pictures: noPictures, ...options }, diskFonts()))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

const load = (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes, { updateMetadata: false });
const text = (value: string, face: string, changes: Partial<TextNode> = {}): SceneNode => ({
  type: 'text',
  x: 20,
  y: 60,
  width: 100,
  text: value,
  face,
  size: 20,
  fill: '#000000',
  direction: 'ltr',
  letterSpacing: 0,
  ...changes,
});
const picture = (src: string): SceneNode => ({ type: 'image', src, x: 0, y: 0, width: 240, height: 336 });

/** What the codes of the fonts stand for, as UTF-16 in hexadecimal digits. */
function textsOfCodes(document: PDFDocument): string[] {
  const tables = document.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream ? String.fromCharCode(...decodePDFRawStream(object).decode()) : '',
    );
  return tables.flatMap((table) =>
    [...table.matchAll(/^<[0-9A-F]{4}><([0-9A-F]+)>$/gm)].flatMap(([, text = '']) => (text === 'FFFF' ? [] : [text])),
  );
}

describe('paintPdf', () => {
  it('sets the page boxes to the card', async () => {
    const [page] = (await load(await paint([colorScene('#ff0000')]))).getPages();
    const media = page?.getMediaBox();
    expect(media?.width).toBeCloseTo((63.5 + 6) * PT_PER_MM, 3);
    expect(media?.height).toBeCloseTo((88.9 + 6) * PT_PER_MM, 3);
    expect(page?.getBleedBox()).toEqual(media);
    expect(page?.getTrimBox().x).toBeCloseTo(3 * PT_PER_MM, 3);
    expect(page?.getTrimBox().height).toBeCloseTo(88.9 * PT_PER_MM, 3);
  });

  it('draws equal faces once, and gives the same bytes each time', async () => {
    const scenes = [colorScene('#ffffff', 'first'), colorScene('#0000ff', 'back'), colorScene('#ffffff', 'first')];
    const bytes = await paint(scenes);
    expect(bytes.equals(await paint(scenes))).toBe(true);
    expect((await readPdfText(bytes)).map((each) => each.trim())).toEqual(['first', 'back', 'first']);
    expect(streamsWith(await load(bytes), 'Subtype', 'Form')).toHaveLength(2);
  });

  it('lets other work run between faces', async () => {
    let turns = 0;
    let isPainting = true;
    const work = (): void => {
      turns += 1;
      if (isPainting) setImmediate(work);
    };
    setImmediate(work);
    await paint(['#ff0000', '#00ff00', '#0000ff', '#ffffff'].map((color) => colorScene(color)));
    isPainting = false;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('keeps text readable: ligatures, kerned, spaced, right to left, and outlines only once', async () => {
    const bytes = await paint([
      testScene([text('Officially fließend Auflage', 'lora-latin-400-normal')]),
      testScene([text('السلام عليكم', 'noto-sans-arabic-arabic-400-normal', { direction: 'rtl' })]),
      testScene([
        text('Shadow', 'inter-latin-700-normal', { pen: 3, fill: '#ffffff' }),
        text('Shadow', 'inter-latin-700-normal'),
      ]),
    ]);
    const [latin, arabic, outlined] = (await readPdfText(bytes)).map((each) => each.trim());
    expect(latin).toBe('Officially fließend Auflage');
    expect(arabic).toBe('السلام عليكم');
    expect(outlined).toBe('Shadow');
  });

  it.each([0, 1.5])('keeps a mark that is moved to its letter in its text, spaced by %d', async (letterSpacing) => {
    const bytes = await paint([testScene([text('ไก่จิกเด็ก', 'noto-sans-thai-thai-400-normal', { letterSpacing })])]);
    const document = await load(bytes);
    const [form] = streamsWith(document, 'Subtype', 'Form');
    const operators = inflateSync(form?.stream.contents ?? Buffer.alloc(0)).toString('latin1');
    // U+0E08 and U+0E34; pdftotext took the mark for a line of its own.
    expect(operators).toContain('/ActualText<FEFF0E080E34>');
    expect((await readPdfText(bytes)).map((each) => each.trim())).toEqual(['ไก่จิกเด็ก']);
    // Readers without spans find the mark in the font's table.
    expect(textsOfCodes(document)).toContain('0E34');
  });

  it.each([
    // SARA AM is drawn as two glyphs, on both sides of the tone.
    ['น้ำ', 'noto-sans-thai-thai-400-normal', ['0E19', '0E490E33', '200B', '200B']],
    // Drawn as a bow and a dot, which other letters have as well.
    ['ن', 'noto-sans-arabic-arabic-400-normal', ['0646', '200B']],
  ])('says what the glyphs of %s stand for, also to readers without spans', async (letters, face, expected) => {
    const document = await load(await paint([testScene([text(letters, face)])]));
    expect(textsOfCodes(document).sort()).toEqual(expected);
  });

  it.each([
    ['مُسْتَشْفًى', 'noto-sans-arabic-arabic-400-normal', '<FEFF064F0645>'],
    ['שָׁלוֹם עֲלֵיכֶם', 'noto-sans-hebrew-hebrew-400-normal', '<FEFF05C105B805E9>'],
  ])('keeps the marks of %s after their letters', async (written, face, reversed) => {
    const bytes = await paint([testScene([text(written, face, { direction: 'rtl' })])]);
    const [form] = streamsWith(await load(bytes), 'Subtype', 'Form');
    const operators = inflateSync(form?.stream.contents ?? Buffer.alloc(0)).toString('latin1');
    // PDFium and Poppler turn the text of a span around, as they do with all text from right to left.
    expect(operators).toContain(`/ActualText${reversed}`);
    // The spacing ends where the letter does: Poppler took what was left of it for a space.
    expect(operators).toContain('\n0 Tc\nEMC');
    const [read] = await readPdfText(bytes);
    expect(read?.trim().normalize('NFC')).toBe(written.normalize('NFC'));
  });

  it('writes no text of letters into shadows, which are not read', async () => {
    const shadow = text('בָּרָא', 'noto-sans-hebrew-hebrew-400-normal', { direction: 'rtl', pen: 2 });
    const [form] = streamsWith(await load(await paint([testScene([shadow])])), 'Subtype', 'Form');
    const operators = inflateSync(form?.stream.contents ?? Buffer.alloc(0)).toString('latin1');
    expect(operators.match(/ActualText/g)).toHaveLength(1);
  });

  it('keeps the text of a picture where the picture is', async () => {
    const emoji: SceneNode = {
      type: 'group',
      pictured: { text: '👨‍👩‍👧‍👦', x: 90, y: 60, width: 20, size: 20 },
      children: [],
    };
    const inter = 'inter-latin-400-normal';
    const nodes = [text('Party ', inter, { x: 20, width: 70 }), emoji, text(', then home', inter, { x: 110 })];
    expect((await readPdfText(await paint([testScene(nodes)]))).map((each) => each.trim())).toEqual([
      'Party 👨‍👩‍👧‍👦, then home',
    ]);
  });

  it('embeds subsets of fonts with the widths and texts of their glyphs', async () => {
    const document = await load(await paint([colorScene('#ffffff', 'Hamburgefonts')]));
    const [descriptor, ...others] = dictionariesOf(document, 'FontDescriptor');
    expect(others).toEqual([]);
    expect(String(descriptor?.get(PDFName.of('FontName')))).toMatch(/^\/[A-Z]{6}\+inter-latin-400-normal/);
    const program = descriptor?.lookup(PDFName.of('FontFile2')) as PDFRawStream;
    expect(program.contents.length).toBeLessThan(6_000);
    const tables = inflateSync(program.contents).toString('latin1', 0, 400);
    expect(tables).toContain('glyf');
    for (const dropped of ['GSUB', 'GPOS', 'name']) expect(tables).not.toContain(dropped);
    const [font] = dictionariesOf(document, 'Font').filter((each) => each.has(PDFName.of('ToUnicode')));
    expect(String(font?.get(PDFName.of('Encoding')))).toBe('/Identity-H');
  });

  it('places letters for readers that round their widths', async () => {
    const face = 'inter-latin-400-normal';
    const document = await load(await paint([testScene([text('n'.repeat(60), face)])]));
    const [font] = dictionariesOf(document, 'Font').filter((each) => each.has(PDFName.of('W')));
    const [code = 0, width = 0] = [...String(font?.get(PDFName.of('W'))).matchAll(/[\d.]+/g)].map(Number);
    const [form] = streamsWith(document, 'Subtype', 'Form');
    const operators = inflateSync(form?.stream.contents ?? Buffer.alloc(0)).toString('latin1');
    const shown = operators.split('\n').find((line) => line.includes(']TJ')) ?? '';
    const moves = [...shown.matchAll(/<([0-9A-F]+)>|([\d.-]+)/g)].map(([, codes, gap]) =>
      codes === undefined ? -Number(gap) : (codes.length / 4) * Math.trunc(width),
    );
    const exact = readFontFacts(await diskFonts().fontBytes(face)).widthOf(code);
    expect(exact % 1).not.toBe(0);
    expect(Math.abs(moves.reduce((sum, move) => sum + move, 0) - 60 * exact)).toBeLessThan(1);
  });

  it('passes a JPEG through, once, and gives a PNG a soft mask', async () => {
    const pictures = picturesOf({
      photo: { bytes: photo, mime: 'image/jpeg' },
      glass: { bytes: glass, mime: 'image/png' },
    });
    const scenes = [testScene([picture('photo')]), testScene([picture('photo'), picture('glass')])];
    const bytes = await paint(scenes, { pictures });
    const images = streamsWith(await load(bytes), 'Subtype', 'Image').map(({ stream }) => stream);
    expect(images).toHaveLength(3);
    const jpeg = images.find((each) => String(each.dict.get(PDFName.of('Filter'))) === '/DCTDecode');
    expect(photo.equals(jpeg?.contents ?? Buffer.alloc(0))).toBe(true);
    expect(images.filter((each) => each.dict.has(PDFName.of('SMask')))).toHaveLength(1);
    const [, page] = await rasterizePdf(bytes, 72);
    const { data } = await sharp(page)
      .extract({ left: 90, top: 120, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [index, value] of [21, 44, 225].entries()) expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(6);
  });

  it('writes art that occurs again as a form', async () => {
    const d = `M0 0${Array.from({ length: 60 }, (_, index) => `L${index} ${index % 7}`).join('')}Z`;
    const icon = (x: number): SceneNode => ({
      type: 'group',
      transform: [1, 0, 0, 1, x, 20],
      children: [{ type: 'path', d, fill: '#102030' }],
    });
    const document = await load(await paint([testScene([icon(10)]), testScene([icon(30), icon(90), icon(150)])]));
    // Two faces and the art.
    expect(streamsWith(document, 'Subtype', 'Form')).toHaveLength(3);
  });

  it('gives art that lies outside its clip a box that readers accept', async () => {
    const d = `M0 0${Array.from({ length: 54 }, (_, index) => `L${index % 10} ${index % 7}`).join('')}Z`;
    const clip = { d: 'M200 200H210V210H205V220H200Z' };
    const outside = [10, 60, 90].map((x): SceneNode => ({
      type: 'group',
      transform: [1, 0, 0, 1, x, 20],
      children: [{ type: 'group', clip, children: [{ type: 'path', d, fill: '#102030' }] }],
    }));
    const forms = streamsWith(await load(await paint([testScene(outside)])), 'Subtype', 'Form');
    const boxes = forms.map(({ stream }) => String(stream.dict.get(PDFName.of('BBox'))));
    expect(boxes).toContain('[ 0 0 0 0 ]');
    expect(boxes.join()).not.toContain('Infinity');
  });

  it('paints everything that a scene can contain', async () => {
    const pictures = picturesOf({ 'photo.png': { bytes: photo, mime: 'image/jpeg' } });
    const document = await load(await paint([richScene()], { pictures }));
    const shadings = document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('ShadingType')));
    expect(shadings.length).toBeGreaterThan(4);
    expect(
      streamsWith(document, 'Subtype', 'Form').filter(({ stream }) => stream.dict.has(PDFName.of('Group'))).length,
    ).toBeGreaterThan(4);
  });

  it('passes every colour and the end of the file through the policy', async () => {
    const policy: PdfColorPolicy = {
      ...deviceRgb,
      ...rgbPolicy,
      version: '1.6',
      fill: (_, use) => ({ operators: use === 'text' ? '0 0 0 1 k' : '0 1 1 0 k', overprints: use === 'text' }),
      finish: (end) => {
        end.catalog.set('OutputIntents', `[${end.add('<</Type/OutputIntent/S/GTS_PDFX>>')}]`);
        end.info.set('Trapped', '/False');
      },
    };
    const bytes = await paint([colorScene('#ffffff', 'word')], { policy });
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.6');
    const document = await load(bytes);
    expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true);
    const [form] = streamsWith(document, 'Subtype', 'Form');
    const operators = inflateSync(form?.stream.contents ?? Buffer.alloc(0)).toString('latin1');
    expect(operators).toContain('0 0 0 1 k');
    expect(operators).toContain('0 1 1 0 k');
    expect(operators).not.toMatch(/ (rg|RG)\b/);
    expect(bytes.toString('latin1')).toContain('/OP true/op true/OPM 1');
  });

  it('tells the policy how large letters are in print', async () => {
    const sizes: unknown[] = [];
    const policy: PdfColorPolicy = {
      ...deviceRgb,
      ...rgbPolicy,
      fill: (color, use, points) => {
        sizes.push([use, points?.toFixed(1)]);
        return rgbPolicy.fill(color, use);
      },
    };
    await paint([testScene([text('word', 'inter-latin-400-normal')])], { policy });
    expect(sizes).toContainEqual(['text', ((20 / 240) * 63.5 * PT_PER_MM).toFixed(1)]);
  });

  it.each([
    ['pdf.empty', [], POKER],
    ['pdf.bleed', [colorScene('#ffffff')], { widthMm: 63.5, bleedMm: 10 }],
    ['pdf.size', [colorScene('#ffffff')], { widthMm: 6_000 }],
    ['image.unreadable', [testScene([picture('lost')])], POKER],
    ['font.unreadable', [testScene([text('word', 'no-such-face')])], POKER],
  ])('refuses %s', async (code, scenes, size) => {
    await expect(paint(scenes, size)).rejects.toMatchObject({ code });
  });

  it('stops on abort', async () => {
    const reason = new Error('enough');
    await expect(paint([colorScene('#ffffff')], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

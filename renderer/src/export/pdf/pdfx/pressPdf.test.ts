import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import type { BlendMode, SceneNode } from '../../../displayList.js';
import { richScene } from '../../../painters/testing/richScene.js';
import { testScene } from '../../../painters/testing/testScene.js';
import { inkPixels } from '../../images/inkPixels.js';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '../pdfLib.js';
import { colorScene, picturesOf } from '../testing/printFixtures.js';
import { readPdfText } from '../testing/readPdf.js';
import type { BrowserPool } from '../../browser/BrowserPool.js';
import { it } from '../../testing/paintingTest.js';
import { checkPdfX } from './checking/checkPdfX.js';
import { pixelsOf } from './checking/inkSources.js';
import { PageReader } from './checking/PageReader.js';
import { PdfParts } from './checking/PdfParts.js';
import { pressPdf } from './pressPdf.js';
import type { PressPlan } from './PressPlan.js';
import { pressProfile } from './pressProfiles.js';

const PLAN: PressPlan = {
  standard: 'x4',
  profile: pressProfile('fogra39', 'x4'),
  inkLimit: 240,
  blackText: 'overprint',
  richBlack: 'profile',
  intent: 'relative',
};

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

let photo: Buffer;
let red: Buffer;
beforeAll(async () => {
  red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  photo = await sharp({
    create: { width: 40, height: 30, channels: 4, background: { r: 20, g: 5, b: 40, alpha: 0.9 } },
  })
    .png()
    .toBuffer();
});

function make(nodes: readonly SceneNode[] | undefined, plan: Partial<PressPlan> = {}): Promise<Uint8Array> {
  const scene = nodes === undefined ? richScene() : testScene(nodes);
  const mime = 'image/png';
  const pictures = picturesOf({ 'photo.png': { bytes: photo, mime }, 'red.png': { bytes: red, mime } });
  const options = { widthMm: 63.5, bleedMm: 3, pictures, metadata: { title: 'Press & <proof>' } };
  return pressPdf([{ scene }], options, { ...PLAN, ...plan }, pool);
}

async function partsOf(bytes: Uint8Array): Promise<PdfParts> {
  return new PdfParts(await PDFDocument.load(bytes, { updateMetadata: false }), bytes);
}

const photoNode: SceneNode = { type: 'image', src: 'photo.png', x: 0, y: 100, width: 240, height: 100 };

describe('PDF/X-4', () => {
  it('holds every clause with gradients, pictures, masks, blending and text', async () => {
    const bytes = await make([...richScene().nodes, photoNode]);
    expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
    expect((await readPdfText(bytes)).join(' ').length).toBeGreaterThan(5);
    const { operators } = await partsOf(bytes);
    expect(operators.filter(({ name }) => name === 'k').length).toBeGreaterThan(2);
  });

  it('prints black text in black ink, over what is below it', async () => {
    const { dictionaries, operators } = await partsOf(await make(colorScene('#f4e2b0', 'black').nodes));
    expect(
      operators
        .filter(({ name }) => name === 'k')
        .map(({ operands }) => operands)
        .at(-1),
    ).toEqual([0, 0, 0, 1]);
    expect(dictionaries.some((each) => String(each.get(PDFName.of('op'))) === 'true')).toBe(true);
  });

  it.each([
    ['a colour', [], '#c8102e'],
    ['a picture', [photoNode], '#c8102e00'],
  ])('knocks black text out of %s that would have too much ink with it', async (_what, below, color) => {
    const [ground, word] = colorScene(color, 'black').nodes;
    if (ground === undefined || word?.type !== 'text') throw new Error('The scene has no text.');
    const { dictionaries, operators } = await partsOf(await make([...below, ground, { ...word, y: 150 }]));
    expect(operators.filter(({ name }) => name === 'k').at(-1)?.operands).toEqual([0, 0, 0, 1]);
    expect(dictionaries.some((each) => String(each.get(PDFName.of('op'))) === 'true')).toBe(false);
  });

  it('overprints the thicker copy of a synthesised bold as well as its letters', async () => {
    const [ground, letters] = colorScene('#f4e2b0', 'black').nodes;
    const bold = [ground, { ...letters, pen: 0.5 }, letters] as readonly SceneNode[];
    const parts = await partsOf(await make(bold));
    const page = parts.document.getPage(0).node;
    const black = new PageReader(parts, page).marks.filter(
      ({ paint }) => Array.isArray(paint) && paint.join(' ') === '0 0 0 1',
    );
    expect(black.map(({ overprints }) => overprints)).toEqual([true, true]);
  });

  it('prints a thin black box in black ink only, because it is a rule', async () => {
    const box = (height: number): SceneNode => ({ type: 'path', d: `M20 20H200V${20 + height}H20Z`, fill: '#000000' });
    const inksOf = async (node: SceneNode): Promise<readonly unknown[]> => {
      const { operators } = await partsOf(await make([node]));
      return operators.filter(({ name }) => name === 'k').at(-1)?.operands ?? [];
    };
    expect(await inksOf(box(0.8))).toEqual([0, 0, 0, 1]);
    expect(await inksOf(box(40))).not.toEqual([0, 0, 0, 1]);
    const frame = (inner: string): SceneNode => {
      return { type: 'path', d: `M20 20H200V300H20Z${inner}`, fill: '#000000', fillRule: 'evenodd' };
    };
    expect(await inksOf(frame('M20.8 20.8H199.2V299.2H20.8Z'))).toEqual([0, 0, 0, 1]);
    expect(await inksOf(frame('M24 24H196V296H24Z'))).not.toEqual([0, 0, 0, 1]);
    expect(await inksOf(frame('M20.8 160Q20.8 20.8 110 20.8T199.2 160T110 299.2T20.8 160Z'))).not.toEqual([0, 0, 0, 1]);
  });

  it('overprints a thin black frame around a picture that has much ink', async () => {
    const [ground] = colorScene('#f4e2b0', 'black').nodes;
    if (ground === undefined) throw new Error('The scene has no ground.');
    const dark: SceneNode = { type: 'path', d: 'M30 30H190V290H30Z', fill: '#8c1020' };
    const d = 'M20 20H200V300H20ZM20.8 20.8H199.2V299.2H20.8Z';
    const bytes = await make([ground, dark, { type: 'path', d, fill: '#000000', fillRule: 'evenodd' }]);
    const { dictionaries } = await partsOf(bytes);
    expect(dictionaries.some((each) => String(each.get(PDFName.of('op'))) === 'true')).toBe(true);
    expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
  });

  it('keeps the inks of a picture', async () => {
    const inks = await sharp(red).toColourspace('cmyk').tiff({ compression: 'none' }).toBuffer();
    const mime = 'image/png';
    const pictures = { ...picturesOf({ 'red.png': { bytes: red, mime } }), inkBytes: () => Promise.resolve(inks) };
    const scene = testScene([{ ...photoNode, src: 'red.png' }]);
    const bytes = await pressPdf([{ scene }], { widthMm: 63.5, pictures }, { ...PLAN, inkLimit: 400 }, pool);
    const parts = await partsOf(bytes);
    const [image] = parts.streams.filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
    if (image === undefined) throw new Error('The file has no picture.');
    const expected = await inkPixels(inks).raw().toBuffer();
    expect(Buffer.from(pixelsOf(parts, image) ?? []).equals(expected)).toBe(true);
  });

  it('gives the same bytes each time', async () => {
    expect(Buffer.from(await make([photoNode])).equals(await make([photoNode]))).toBe(true);
  });

  describe('of layers that blend', () => {
    const [ground, word] = colorScene('#c8102e', 'word').nodes;
    const dark: SceneNode = { type: 'path', d: 'M20 100H200V200H20Z', fill: '#123456' };
    const nodes = (blend: BlendMode): SceneNode[] =>
      [ground, { type: 'group', blend, children: [dark] } as const, word, dark].filter((node) => node !== undefined);
    const isPicture = ({ dict }: PDFRawStream): boolean => dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
    const picturesIn = async (bytes: Uint8Array): Promise<number> =>
      (await partsOf(bytes)).streams.filter(isPicture).length;

    it.each(['multiply', 'darken', 'difference', 'luminosity', 'screen'] as const)(
      'mixes those of %s before the ink limit, and keeps what is above them',
      async (blend) => {
        const bytes = await make(nodes(blend));
        expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
        expect(await picturesIn(bytes)).toBe(1);
        expect((await readPdfText(bytes)).join('')).toContain('word');
        const fills = (await partsOf(bytes)).operators.filter(({ name }) => name === 'k');
        expect(fills).toHaveLength(2);
      },
    );

    it('leaves those that are only translucent', async () => {
      const translucent: SceneNode = { type: 'group', opacity: 0.5, children: [dark] };
      const bytes = await make(ground === undefined ? [] : [ground, translucent]);
      expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
      expect(await picturesIn(bytes)).toBe(0);
    });

    it('leaves all of them where no limit restricts the ink', async () => {
      const bytes = await make(nodes('multiply'), { inkLimit: 400 });
      expect(await picturesIn(bytes)).toBe(0);
      expect(await checkPdfX(bytes, 'x4', 400)).toEqual([]);
      expect((await checkPdfX(bytes, 'x4', 240)).map(({ id }) => id)).toEqual(['blended-ink', 'ink-limit']);
    });
  });

  it('can keep the colours of the screen, defined by a profile', async () => {
    const bytes = await make([...richScene().nodes, photoNode], { standard: 'x4-rgb' });
    expect(await checkPdfX(bytes, 'x4-rgb')).toEqual([]);
    expect((await checkPdfX(bytes, 'x4')).map(({ id }) => id)).toContain('color-spaces');
  });
});

describe('PDF/X-1a', () => {
  it('holds every clause for a face without transparency, which stays vector', async () => {
    const bytes = await make(colorScene('#c8a02e', 'word').nodes, { standard: 'x1a' });
    expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    const { streams } = await partsOf(bytes);
    expect(streams.some(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))).toBe(false);
  });

  it('flattens a face with transparency, and keeps the letters on top of it', async () => {
    const bytes = await make([photoNode, ...colorScene('#c8a02e80', 'word').nodes], { standard: 'x1a' });
    expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    expect((await readPdfText(bytes)).join('')).toContain('word');
    const [image] = (await partsOf(bytes)).streams.filter(
      ({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
    expect(Number(String(image?.dict.get(PDFName.of('Width'))))).toBe(Math.round((69.5 / 25.4) * 400));
  });
});

describe('the check of the structure', () => {
  let good: Uint8Array;
  beforeAll(async () => {
    good = await make([...colorScene('#c8a02e', 'word').nodes, photoNode]);
  });

  const name = (text: string): PDFName => PDFName.of(text);
  const info = ({ context }: PDFDocument): PDFDict => context.lookup(context.trailerInfo.Info, PDFDict);
  const streams = ({ context }: PDFDocument, key: string, value: string): PDFRawStream[] =>
    context
      .enumerateIndirectObjects()
      .flatMap(([, each]) => (each instanceof PDFRawStream && each.dict.get(name(key)) === name(value) ? [each] : []));
  const dictionaries = ({ context }: PDFDocument, type: string): PDFDict[] =>
    context
      .enumerateIndirectObjects()
      .flatMap(([, each]) => (each instanceof PDFDict && each.get(name('Type')) === name(type) ? [each] : []));
  const page = (document: PDFDocument): PDFDict => document.getPage(0).node;
  const addContent = (document: PDFDocument, operators: string): void =>
    page(document).set(name('Contents'), document.context.register(document.context.stream(operators)));

  /** Black that overprints, after what `below` paints. `/PLAIN` ends the overprint. */
  const addOverprint = (document: PDFDocument, below: string): void => {
    const states = { OVER: { op: true }, CLEAR: { op: false, ca: 0.5 }, MULTIPLIED: { BM: 'Multiply' }, PLAIN: {} };
    page(document).set(name('Resources'), document.context.obj({ ExtGState: states }));
    addContent(document, `/PLAIN gs ${below} /OVER gs 0 0 0 1 k 20 20 2 2 re f`);
  };

  it.each<readonly [clause: string, what: string, change: (document: PDFDocument) => void]>([
    ['id', 'a file without an id', ({ context }) => delete context.trailerInfo.ID],
    [
      'identification',
      'another standard',
      (document) => info(document).set(name('GTS_PDFXVersion'), PDFString.of('PDF/X-3')),
    ],
    ['identification', 'no word about trapping', (document) => info(document).delete(name('Trapped'))],
    ['identification', 'no metadata', ({ catalog }) => catalog.delete(name('Metadata'))],
    ['boxes', 'no trim', (document) => page(document).delete(name('TrimBox'))],
    [
      'boxes',
      'a bleed beyond the paper',
      (document) => page(document).set(name('BleedBox'), document.context.obj([-9, 0, 9, 9])),
    ],
    [
      'fonts',
      'a font that is not embedded',
      (document) => dictionaries(document, 'FontDescriptor').forEach((each) => each.delete(name('FontFile2'))),
    ],
    ['content', 'a script', ({ catalog, context }) => catalog.set(name('OpenAction'), context.obj({}))],
    ['content', 'an annotation', (document) => page(document).set(name('Annots'), document.context.obj([]))],
    [
      'output-intent',
      'no output intent',
      (document) => dictionaries(document, 'OutputIntent').forEach((each) => each.delete(name('S'))),
    ],
    [
      'output-intent',
      'an intent without a profile',
      (document) => dictionaries(document, 'OutputIntent').forEach((each) => each.delete(name('DestOutputProfile'))),
    ],
    [
      'color-spaces',
      'an RGB picture',
      (document) =>
        streams(document, 'Subtype', 'Image').forEach(({ dict }) => dict.set(name('ColorSpace'), name('DeviceRGB'))),
    ],
    ['color-spaces', 'an RGB colour', (document) => addContent(document, '1 0 0 rg 0 0 9 9 re f')],
    ['ink-limit', 'too much ink', (document) => addContent(document, '1 .5 .5 1 k 0 0 9 9 re f')],
    ['ink-limit', 'an overprint with too much ink', (document) => addOverprint(document, '0 1 1 0 k 0 0 99 99 re f')],
    [
      'filters',
      'LZW',
      (document) =>
        page(document).set(
          name('Contents'),
          document.context.register(document.context.stream('', { Filter: 'LZWDecode' })),
        ),
    ],
  ])('finds in %s: %s', async (clause, _what, change) => {
    const document = await PDFDocument.load(good, { updateMetadata: false });
    change(document);
    const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false });
    expect((await checkPdfX(bytes, 'x4', 240)).map(({ id }) => id)).toContain(clause);
  });

  it.each([
    ['on a colour', '0 1 1 0 k 0 0 99 99 re f', true],
    ['on a light colour', '0 .7 .7 1 k 0 0 99 99 re f', false],
    ['beside a colour', '0 1 1 0 k 30 30 9 9 re f', false],
    ['within a frame', '0 1 1 0 k 0 0 99 99 re 9 9 50 50 re f*', false],
    ['on a colour that is hidden', '0 1 1 0 k 0 0 99 99 re f 0 0 .5 0 k 0 0 99 99 re f', false],
    ['on a colour that shows through', '0 1 1 0 k 0 0 99 99 re f /CLEAR gs 0 0 .5 0 k 0 0 99 99 re f', true],
    ['on a colour that is blended', '/MULTIPLIED gs 0 1 1 0 k 0 0 99 99 re f', false],
    ['on a colour that is clipped away', 'q 0 0 9 9 re W n 0 1 1 0 k 0 0 99 99 re f Q', false],
    ['on a colour that is moved away', 'q 1 0 0 1 30 0 cm 0 1 1 0 k 0 0 99 99 re f Q', false],
  ])('counts the ink below black that overprints %s', async (_where, below, isTooMuch) => {
    const document = await PDFDocument.load(good, { updateMetadata: false });
    addOverprint(document, below);
    const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false });
    expect((await checkPdfX(bytes, 'x4', 240)).some(({ id }) => id === 'ink-limit')).toBe(isTooMuch);
  });

  it('counts the ink below letters, in gradients, forms and pictures', async () => {
    const tooMuch = async (nodes: readonly SceneNode[]): Promise<readonly string[]> => {
      const bytes = await make(nodes, { inkLimit: 400 });
      return (await checkPdfX(bytes, 'x4', 240)).map(({ id }) => id);
    };
    const [ground, word] = colorScene('#c8102e', 'black').nodes;
    if (ground?.type !== 'path' || word?.type !== 'text') throw new Error('The scene has no text.');
    const stops = ['#c8102e', '#c8102e'].map((color, offset) => ({ color, offset }));
    const gradient = { type: 'linear', x1: 0, y1: 0, x2: 240, y2: 0, stops } as const;
    const opaque: SceneNode = { ...photoNode, src: 'red.png' };
    expect(await tooMuch([ground, word])).toEqual(['ink-limit']);
    expect(await tooMuch([{ ...ground, fill: gradient }, word])).toEqual(['ink-limit']);
    expect(await tooMuch([{ type: 'group', isolated: true, children: [ground, word] }])).toEqual(['ink-limit']);
    expect(await tooMuch([opaque, { ...word, y: 150 }])).toEqual(['ink-limit']);
    expect(await tooMuch([opaque, word])).toEqual([]);
  });

  it('finds transparency, and more, in a file that should be PDF/X-1a', async () => {
    const clauses = (await checkPdfX(good, 'x1a')).map(({ id }) => id);
    expect(clauses).toEqual(['version', 'identification', 'transparency']);
  });
});

import { describe, expect } from 'vitest';
import type { SceneNode } from '../../../../displayList.js';
import { it } from '../../../testing/paintingTest.js';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '../../pdfLib.js';
import { colorScene } from '../../testing/printFixtures.js';
import { photoNode, PressFixture } from '../testing/PressFixture.js';
import { checkPdfX } from './checkPdfX.js';

describe('the check of the structure', () => {
  let press: PressFixture;
  let good: Uint8Array;
  it.beforeAll(async ({ pool }) => {
    press = await PressFixture.make(pool);
    good = await press.make([...colorScene('#c8a02e', 'word').nodes, photoNode]);
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
      const bytes = await press.make(nodes, { inkLimit: 400 });
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

import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { BlendMode, SceneNode } from '../../../displayList.js';
import { richScene } from '../../../painters/testing/richScene.js';
import { testScene } from '../../../painters/testing/testScene.js';
import { roundedRectPath } from '../../../shapes/index.js';
import { inkPixels } from '../../images/inkPixels.js';
import { PDFName, type PDFRawStream } from '../pdfLib.js';
import { colorScene, picturesOf } from '../testing/printFixtures.js';
import { readPdfText } from '../testing/readPdf.js';
import { it } from '../../testing/paintingTest.js';
import { checkPdfX } from './checking/checkPdfX.js';
import { PressColors } from '../../../press/PressColors.js';
import { pixelsOf, stopsOf } from './checking/inkSources.js';
import { PageReader } from './checking/PageReader.js';
import { pressPdf } from './pressPdf.js';
import { partsOf, photoNode, PLAN, PressFixture } from './testing/PressFixture.js';

let press: PressFixture;
it.beforeAll(async ({ pool }) => {
  press = await PressFixture.make(pool);
});

describe('PDF/X-4', () => {
  it('holds every clause with gradients, pictures, masks, blending and text', async () => {
    const bytes = await press.make([...richScene().nodes, photoNode]);
    expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
    expect((await readPdfText(bytes)).join(' ').length).toBeGreaterThan(5);
    const { operators } = await partsOf(bytes);
    expect(operators.filter(({ name }) => name === 'k').length).toBeGreaterThan(2);
  });

  it('prints black text in black ink, over what is below it', async () => {
    const { dictionaries, operators } = await partsOf(await press.make(colorScene('#f4e2b0', 'black').nodes));
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
    const { dictionaries, operators } = await partsOf(await press.make([...below, ground, { ...word, y: 150 }]));
    expect(operators.filter(({ name }) => name === 'k').at(-1)?.operands).toEqual([0, 0, 0, 1]);
    expect(dictionaries.some((each) => String(each.get(PDFName.of('op'))) === 'true')).toBe(false);
  });

  it('overprints the thicker copy of a synthesised bold as well as its letters', async () => {
    const [ground, letters] = colorScene('#f4e2b0', 'black').nodes;
    const bold = [ground, { ...letters, pen: 0.5 }, letters] as readonly SceneNode[];
    const parts = await partsOf(await press.make(bold));
    const page = parts.document.getPage(0).node;
    const black = new PageReader(parts, page).marks.filter(
      ({ paint }) => Array.isArray(paint) && paint.join(' ') === '0 0 0 1',
    );
    expect(black.map(({ overprints }) => overprints)).toEqual([true, true]);
  });

  it('prints a see-through black shadow of letters in all inks, which are darker than what it is on', async () => {
    const [ground, letters] = colorScene('#88378e', 'word').nodes;
    const shadow = { ...letters, fill: '#000000', pen: 2 } as SceneNode;
    const printed = async (opacity?: number): Promise<unknown> => {
      const layer: SceneNode = { type: 'group', children: [shadow], ...(opacity !== undefined && { opacity }) };
      const { operators } = await partsOf(await press.make([ground, layer, letters] as SceneNode[]));
      return operators.findLast(({ name }) => name === 'K')?.operands;
    };
    expect(await printed()).toEqual([0, 0, 0, 1]);
    expect(await printed(0.8)).not.toEqual([0, 0, 0, 1]);
  });

  it('has the same title in its metadata, without what XML cannot hold', async () => {
    const options = { widthMm: 63.5, pictures: picturesOf({}), metadata: { title: 'Ti\u0001tle' } };
    const bytes = await pressPdf([{ scene: testScene([]) }], options, PLAN, press.pool);
    const { document, streams } = await partsOf(bytes);
    expect(document.getTitle()).toBe('Ti\ufffdtle');
    expect(streams.some(({ contents }) => Buffer.from(contents).includes('>Ti\ufffdtle<'))).toBe(true);
  });

  it('prints a thin black box in black ink only, because it is a rule', async () => {
    const box = (height: number): SceneNode => ({ type: 'path', d: `M20 20H200V${20 + height}H20Z`, fill: '#000000' });
    const inksOf = async (node: SceneNode): Promise<readonly unknown[]> => {
      const { operators } = await partsOf(await press.make([node]));
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
    const corner = (d: string): SceneNode => ({ type: 'path', d, fill: '#000000', fillRule: 'evenodd' });
    expect(await inksOf(corner('M20 300V28A8 8 0 0 1 28 20H200V20.8H28A7.2 7.2 0 0 0 20.8 28V300Z'))).toEqual([
      0, 0, 0, 1,
    ]);
    expect(await inksOf(corner('M20 300V20H200V24H24V300Z'))).not.toEqual([0, 0, 0, 1]);
    const round = (by: number): string => {
      const [topLeft, side] = [20 - by, 100 + 2 * by];
      const rect = { x: topLeft, y: topLeft, width: side, height: side };
      const radius = 8 + by;
      return roundedRectPath(rect, { topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius });
    };
    expect(await inksOf(corner(round(0.8) + round(0)))).toEqual([0, 0, 0, 1]);
    expect(await inksOf(corner(round(4) + round(0)))).not.toEqual([0, 0, 0, 1]);
  });

  it('prints the colours of a gradient in the inks that the profile has for each of them', async () => {
    const colors = ['#ff0000', '#00a000'] as const;
    const stops = colors.map((color, offset) => ({ offset, color }));
    const fill = { type: 'linear', x1: 0, y1: 0, x2: 240, y2: 0, stops } as const;
    const { dictionaries } = await partsOf(await press.make([{ type: 'path', d: 'M0 0H240V300H0Z', fill }]));
    const [shading] = dictionaries.filter((each) => each.has(PDFName.of('ShadingType')));
    const inks = shading === undefined ? [] : stopsOf(shading);
    const profiled = await PressColors.create({ ...PLAN, profile: PLAN.profile.bytes });
    // The mixture of both inks would have little black. In the middle of both colours is a dark brown.
    const brown = profiled.inksOf('#805000', 'gradient');
    const green = profiled.inksOf('#00a000', 'gradient');
    profiled.free();
    for (const wanted of [brown, green])
      expect(inks).toContainEqual(wanted.map((ink) => expect.closeTo(ink, 2) as number));
    expect(brown[3]).toBeGreaterThan(0.4);
  });

  it('overprints a thin black frame around a picture that has much ink', async () => {
    const [ground] = colorScene('#f4e2b0', 'black').nodes;
    if (ground === undefined) throw new Error('The scene has no ground.');
    const dark: SceneNode = { type: 'path', d: 'M30 30H190V290H30Z', fill: '#8c1020' };
    const d = 'M20 20H200V300H20ZM20.8 20.8H199.2V299.2H20.8Z';
    const bytes = await press.make([ground, dark, { type: 'path', d, fill: '#000000', fillRule: 'evenodd' }]);
    const { dictionaries } = await partsOf(bytes);
    expect(dictionaries.some((each) => String(each.get(PDFName.of('op'))) === 'true')).toBe(true);
    expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
  });

  it('keeps the inks of a picture', async () => {
    const { red, pool } = press;
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
    expect(Buffer.from(await press.make([photoNode])).equals(await press.make([photoNode]))).toBe(true);
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
        const bytes = await press.make(nodes(blend));
        expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
        expect(await picturesIn(bytes)).toBe(1);
        expect((await readPdfText(bytes)).join('')).toContain('word');
        const fills = (await partsOf(bytes)).operators.filter(({ name }) => name === 'k');
        expect(fills).toHaveLength(2);
      },
    );

    it('leaves those that are only translucent', async () => {
      const translucent: SceneNode = { type: 'group', opacity: 0.5, children: [dark] };
      const bytes = await press.make(ground === undefined ? [] : [ground, translucent]);
      expect(await checkPdfX(bytes, 'x4', 240)).toEqual([]);
      expect(await picturesIn(bytes)).toBe(0);
    });

    it('leaves all of them where no limit restricts the ink', async () => {
      const bytes = await press.make(nodes('multiply'), { inkLimit: 400 });
      expect(await picturesIn(bytes)).toBe(0);
      expect(await checkPdfX(bytes, 'x4', 400)).toEqual([]);
      expect((await checkPdfX(bytes, 'x4', 240)).map(({ id }) => id)).toEqual(['blended-ink', 'ink-limit']);
    });
  });

  it('can keep the colours of the screen, defined by a profile', async () => {
    const bytes = await press.make([...richScene().nodes, photoNode], { standard: 'x4-rgb' });
    expect(await checkPdfX(bytes, 'x4-rgb')).toEqual([]);
    expect((await checkPdfX(bytes, 'x4')).map(({ id }) => id)).toContain('color-spaces');
  });
});

describe('PDF/X-1a', () => {
  it('holds every clause for a face without transparency, which stays vector', async () => {
    const bytes = await press.make(colorScene('#c8a02e', 'word').nodes, { standard: 'x1a' });
    expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    const { streams } = await partsOf(bytes);
    expect(streams.some(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))).toBe(false);
  });

  it('mixes see-through letters with the colour below them, so that they stay letters', async () => {
    const [ground, word] = colorScene('#c8a02e', 'faint').nodes;
    if (ground === undefined || word === undefined) throw new Error('The scene has no text.');
    const faint: SceneNode = { type: 'group', opacity: 0.6, children: [word] };
    const bytes = await press.make([ground, faint], { standard: 'x1a' });
    expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    expect((await readPdfText(bytes)).join('')).toContain('faint');
    const { streams } = await partsOf(bytes);
    expect(streams.some(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))).toBe(false);
  });

  it('mixes a tint with the colour below it, so that both are vector and have the same inks as one colour', async () => {
    const ground: SceneNode = { type: 'path', d: 'M-12 -12H252V348H-12Z', fill: '#f5f0e0' };
    const area = (fill: string): SceneNode => ({ type: 'path', d: 'M20 100H200V200H20Z', fill });
    const made = async (fill: string) => press.make([ground, area(fill)], { standard: 'x1a' });
    const tinted = await made('#e03a2a33');
    expect(await checkPdfX(tinted, 'x1a', 240)).toEqual([]);
    expect(Buffer.from(tinted).equals(await made('#f1ccbc'))).toBe(true);
  });

  it('flattens a face with transparency, and keeps the letters on top of it', async () => {
    const bytes = await press.make([photoNode, ...colorScene('#c8a02e80', 'word').nodes], { standard: 'x1a' });
    expect(await checkPdfX(bytes, 'x1a', 240)).toEqual([]);
    expect((await readPdfText(bytes)).join('')).toContain('word');
    const [image] = (await partsOf(bytes)).streams.filter(
      ({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
    expect(Number(String(image?.dict.get(PDFName.of('Width'))))).toBe(Math.round((69.5 / 25.4) * 400));
  });
});

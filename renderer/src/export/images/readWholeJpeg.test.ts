import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readWholeJpeg } from './readWholeJpeg.js';

const noise = sharp({
  create: { width: 90, height: 70, channels: 3, background: '#c04020', noise: { type: 'gaussian', sigma: 40 } },
});
const baseline = await noise.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
const png = await noise.clone().png().toBuffer();
const progressive = await noise.clone().jpeg({ progressive: true }).toBuffer();

describe('readWholeJpeg', () => {
  it.each([
    ['a baseline JPEG', baseline],
    ['a progressive JPEG', progressive],
    ['one with bytes after its end, as phones append them', Buffer.concat([baseline, Buffer.alloc(40)])],
    [
      'one with more than one byte before a mark',
      Buffer.concat([baseline.subarray(0, 2), Buffer.of(0xff, 0xff), baseline.subarray(2)]),
    ],
    [
      'one with the end of a thumbnail before its own',
      Buffer.concat([baseline.subarray(0, 2), Buffer.of(0xff, 0xe1, 0, 4, 0xff, 0xd9), baseline.subarray(2)]),
    ],
  ])('accepts %s', async (_, bytes) => {
    await expect(decodes(bytes)).resolves.toBe(true);
    expect(readWholeJpeg(bytes)).toBeDefined();
  });

  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['a PNG', png],
    ['an end without a picture', Buffer.of(0xff, 0xd8, 0xff, 0xd9)],
    ['a mark without a length', Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
    ['a length of nothing', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0)],
  ])('leaves %s to the decoder', (_, bytes) => expect(readWholeJpeg(bytes)).toBeUndefined());

  it.each([
    ['baseline', baseline],
    ['progressive', progressive],
  ])('accepts no %s JPEG that is cut off anywhere', (_, whole) => {
    for (let end = 0; end < whole.length; end++) expect(readWholeJpeg(whole.subarray(0, end))).toBeUndefined();
  });

  it.each([
    ['baseline', noise.clone().jpeg()],
    ['progressive', noise.clone().jpeg({ progressive: true })],
    ['grey', noise.clone().toColourspace('b-w').jpeg()],
    ['profiled', noise.clone().withIccProfile('p3').jpeg()],
    ['optimized', noise.clone().jpeg({ mozjpeg: true })],
  ])('tells the size of a plain %s JPEG', async (kind, image) => {
    const components = kind === 'grey' ? 1 : 3;
    const plain = { width: 90, height: 70, components, hasProfile: kind === 'profiled' };
    expect(readWholeJpeg(await image.toBuffer())).toEqual({ plain });
  });

  it.each([
    ['may be turned', noise.clone().withMetadata({ orientation: 6 }).jpeg()],
    ['has inks', noise.clone().toColourspace('cmyk').jpeg()],
  ])('leaves the size of one that %s to the decoder', async (_, image) => {
    expect(readWholeJpeg(await image.toBuffer())).toEqual({});
  });

  it('ends for any bytes', () => {
    const mark = fc.constantFrom([0xff, 0xda], [0xff, 0xd9], [0xff, 0xd0], [0xff], [0], [0, 3]);
    const bytes = fc.array(mark, { maxLength: 30 }).map((parts) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]));
    fc.assert(fc.property(bytes, (one) => readWholeJpeg(one)?.plain === undefined));
  });
});

function decodes(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
